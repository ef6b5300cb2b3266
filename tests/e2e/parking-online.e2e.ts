import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { wordIn } from '#engine/form/languages/words.ts';
import { say as sayChoice } from '#widgets/item-picker/choice-messages.ts';
import { control } from './support/answer.ts';
import { test } from './support/browser.ts';
import { begunOnDevice, callApi } from './support/by-api.ts';
import { eventDocumentOf, flowDocumentOf, siteOfEvent } from './support/event-documents.ts';
import { arrive, begin, goOnTo, openHome, radios, starting, walkOf } from './support/event-walk.ts';
import { oneOf } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';

const visits = [
  { locale: 'fr', width: 390 },
  { locale: 'en', width: 1280 },
] as const;
const publish = (document: EventDocument | FlowDocument) => mustPublish(document, undefined, 'boats');
const boats = eventDocumentOf('boats');
const registration = flowDocumentOf('boats', 'registration');
const online: EventDocument['tracks'][number] = {
  ID: '402',
  code: 'home',
  name: { en: 'From home', fr: 'De la maison' },
  seo: 'home',
  modes: ['Online'],
  timezone: 'America/Toronto',
};

beforeAll(async () => {
  // The workshops, of which everyone chooses one, are all on site.
  const steps = registration.steps.filter(({ code }) => code !== 'workshops');
  await publish({ ...registration, steps });
  await publish({ ...boats, tracks: [...boats.tracks, online] });
});
afterAll(async () => {
  await publish(boats);
  await publish(registration);
});

describe.each(oneOf(1, visits))('a parking place in $locale at $width px', ({ locale, width }) => {
  test('is neither shown to an attendee from home, nor held by the server', async ({ visit }) => {
    const site = siteOfEvent('boats');
    const visitor = await visit({ locale, width, site });
    const walk = walkOf(visitor, 'boats');
    const { page, event, look } = walk;
    const label = (code: string) => event.field('personal', code);
    const parking = event.offer('parking', 'mill');
    const choose = sayChoice('chooseNamed', locale, { what: parking });

    await openHome(walk);
    await page.goto(visitor.address('/registration/start?track=home'));
    await arrive(page, event.says.start.title);
    await begin(walk);
    await arrive(page, event.step('personal'));
    await control(page, label('first_name')).fill('Noé');
    await control(page, label('last_name')).fill('Caron');
    await control(page, label('phone')).fill('418 555 0142');
    await radios(page, label('age'))
      .getByRole('radio', { name: starting(event.option('personal', 'age', 'adult')) })
      .check();
    await radios(page, label('rows'))
      .getByRole('radio', { name: wordIn('no', locale) })
      .check();
    await goOnTo(walk, 'stay');
    await look('stay-from-home');
    const bunk = event.offer('dormitory', 'friday-six');
    await page.getByRole('heading', { name: bunk, exact: true }).waitFor();
    expect(await page.getByRole('checkbox', { name: choose, exact: true }).count()).toBe(0);
    expect(await page.getByText(parking).count()).toBe(0);

    const begun = await begunOnDevice(visitor, site);
    const wanted = { code: begun.code, offers: 'parking', offer: 'mill', quantity: 1 };
    const refused = await callApi('chooseOffer', wanted, { token: begun.token, site });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['offers']]);
  });
});
