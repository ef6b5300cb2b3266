import { expect } from 'vitest';
import { inEveryLanguage } from '#engine/form/languages/words.ts';
import { phoneCases, wrongPhones } from '#engine/form/phone/phone.cases.ts';
import { readPhone } from '#engine/form/phone/phone-number.ts';
import type { ApiCase } from '../api-case.ts';
import { openPaidEvent } from '../paid-event.ts';

const countries = [...new Set(phoneCases.map(({ country }) => country))];

const form = {
  kind: 'form',
  code: 'personal',
  title: 'Personal',
  sections: [
    {
      code: 'only',
      fields: countries.map((country) => ({
        code: `phone_${country.toLowerCase()}`,
        type: 'phone',
        label: 'Phone',
        required: 'N',
        country,
      })),
    },
  ],
};

const words = { shape: 'phone', length: 'phoneLength', country: 'phoneCountry' } as const;

/** Phone numbers: the server reads each as the browser does. */
export const phoneNumberCases: ApiCase[] = [
  {
    name: 'stores a phone number in international form, writes it as people do, and says what is wrong with it',
    async run(api) {
      const event = await openPaidEvent(api);
      await event.publish(form);
      const begun = await event.begin();
      const save = (values: object, language = 'en') =>
        event.post(
          'saveRegistrationPersonalInformations',
          { code: begun.code, form_type: 'personal', version: 2, values: JSON.stringify(values) },
          { ...begun.bearer, 'accept-language': language },
        );
      for (const { typed, stored, en, country } of phoneCases) {
        const code = `phone_${country.toLowerCase()}`;
        const saved = await save({ [code]: typed });
        expect([saved.status, saved.body.values]).toEqual([200, { [code]: stored }]);
        expect(readPhone(typed, country).text).toBe(stored);
        const listed = await event.get(`/api/getEmailByCode/${begun.code}`, begun);
        expect(listed.body.contacts).toMatchObject([{ kind: 'phone', value: en }]);
        expect((await save({ [code]: stored })).body.values).toEqual({ [code]: stored });
      }
      for (const [typed, fault] of wrongPhones) {
        for (const language of ['en', 'fr'] as const) {
          const refused = await save({ phone_ca: typed }, language);
          expect([refused.status, refused.body.errors]).toEqual([
            422,
            { phone_ca: [inEveryLanguage(words[fault])[language]] },
          ]);
        }
      }
    },
  },
];
