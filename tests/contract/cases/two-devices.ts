import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { openPaidEvent } from '../paid-event.ts';

/** What two devices come to that fill one form. */
export const twoDevicesCases: ApiCase[] = [
  {
    name: 'keeps what two devices have changed of one form since both began, checked or not',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const about = { code: begun.code, form_type: 'personal', version: 1 };
      const send = (call: string, values: object, base?: object) =>
        event.post(
          call,
          { ...about, values: JSON.stringify(values), ...(base && { base: JSON.stringify(base) }) },
          begun.bearer,
        );
      const step = 'saveRegistrationPersonalInformations';
      const kept = async () =>
        (await event.post('initializeForm', { code: begun.code, form_type: 'personal' }, begun.bearer)).body
          .values;

      await send('saveAutoInformation', { first_name: 'Zoé' }, {});
      const second = await send('saveAutoInformation', { last_name: 'Roy' }, {});
      expect(second.body.values).toEqual({ first_name: 'Zoé', last_name: 'Roy' });
      expect(await kept()).toEqual({ first_name: 'Zoé', last_name: 'Roy' });

      const asked = await send('saveAutoInformation', { last_name: 'Roi' }, {});
      expect([asked.status, asked.body.reason]).toEqual([409, 'conflict']);
      expect(asked.body.conflicts).toEqual({ last_name: { mine: 'Roi', theirs: 'Roy' } });
      expect(await kept()).toEqual({ first_name: 'Zoé', last_name: 'Roy' });

      const both = { first_name: 'Zoé', last_name: 'Roy' };
      const saved = await send(step, { ...both, last_name: 'Roi' }, both);
      expect([saved.status, saved.body.values]).toEqual([200, { first_name: 'Zoé', last_name: 'Roi' }]);
      const late = await send(step, { ...both, last_name: 'Roux' }, both);
      expect([late.status, late.body.conflicts]).toEqual([
        409,
        { last_name: { mine: 'Roux', theirs: 'Roi' } },
      ]);
      const merged = await send(step, { first_name: 'Zoë', last_name: 'Roy' }, both);
      expect(merged.body.values).toEqual({ first_name: 'Zoë', last_name: 'Roi' });
      expect(await kept()).toEqual({ first_name: 'Zoë', last_name: 'Roi' });
      expect((await send(step, { first_name: 'A', last_name: 'B' })).status).toBe(200);
      expect(await kept()).toEqual({ first_name: 'A', last_name: 'B' });
    },
  },
  {
    name: 'asks where an answer of another device, which this one has not seen, is wrong',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const about = { code: begun.code, form_type: 'personal', version: 1 };
      const long = 'x'.repeat(5_000);
      await event.post(
        'saveAutoInformation',
        { ...about, values: JSON.stringify({ first_name: long }) },
        begun.bearer,
      );
      const sent = { first_name: 'Zoé', last_name: 'Roy' };
      const refused = await event.post(
        'saveRegistrationPersonalInformations',
        { ...about, values: JSON.stringify(sent), base: JSON.stringify({ first_name: 'Zoé' }) },
        begun.bearer,
      );
      expect([refused.status, refused.body.conflicts]).toEqual([
        409,
        { first_name: { mine: 'Zoé', theirs: long } },
      ]);
    },
  },
];
