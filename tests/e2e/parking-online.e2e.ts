import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { wordIn } from '#engine/form/languages/words.ts';
import { say as sayChoice } from '#widgets/item-picker/choice-messages.ts';
import { control } from './support/answer.ts';
import { test } from './support/browser.ts';
import { begunOnDevice, callApi, reviewByApi } from './support/by-api.ts';
import { eventDocumentOf, flowDocumentOf, formDocumentOf, siteOfEvent } from './support/event-documents.ts';
import {
  arrive,
  begin,
  goOnTo,
  openHome,
  radios,
  starting,
  type Walk,
  walkOf,
} from './support/event-walk.ts';
import { oneOf } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { words } from './support/words.ts';

const visits = [
  { locale: 'fr', width: 390 },
  { locale: 'en', width: 1280 },
] as const;
const publish = (document: EventDocument | FlowDocument | FormDocument) =>
  mustPublish(document, undefined, 'boats');
const boats = eventDocumentOf('boats');
const registration = flowDocumentOf('boats', 'registration');
const stay = formDocumentOf('boats', 'stay');
const parkingSection = stay.sections.find(({ code }) => code === 'parking');
const isInPerson = { '==': [{ var: 'registration.mode' }, 'In-Person'] };
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
  // Where everyone comes, a section for those who come needs no condition.
  const sections = stay.sections.map((section) =>
    section === parkingSection ? { ...section, show_if: isInPerson } : section,
  );
  await publish({ ...stay, sections });
});
afterAll(async () => {
  await publish(stay);
  await publish(boats);
  await publish(registration);
});

/** From the home page to what is chosen for the stay, by a track that is chosen on the start page. */
async function walkToStay(walk: Walk, track: EventDocument['tracks'][number] | undefined): Promise<void> {
  const { page, locale, event } = walk;
  const label = (code: string) => event.field('personal', code);
  await openHome(walk);
  await page.getByRole('link', { name: event.says.home.choose_in_person }).first().click();
  await arrive(page, event.says.start.title);
  await radios(page, event.says.start.track)
    .getByRole('radio', { name: starting(resolveText(track?.name, locale)) })
    .check();
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
  await page.getByRole('heading', { name: event.offer('dormitory', 'friday-six'), exact: true }).waitFor();
}

describe.each(oneOf(1, visits))('a parking place in $locale at $width px', ({ locale, width }) => {
  const site = siteOfEvent('boats');

  test('is neither shown to an attendee from home, nor held by the server', async ({ visit }) => {
    const visitor = await visit({ locale, width, site });
    const walk = walkOf(visitor, 'boats');
    const { page, event, look } = walk;
    const parking = event.offer('parking', 'mill');
    await walkToStay(walk, online);
    await look('stay-from-home');
    expect(await page.getByRole('checkbox', { name: new RegExp(parking) }).count()).toBe(0);
    expect(await page.getByText(parking).count()).toBe(0);
    // Neither is a heading over nothing.
    const heading = resolveText(parkingSection?.title, locale);
    expect(await page.getByRole('heading', { name: heading, exact: true }).count()).toBe(0);

    const begun = await begunOnDevice(visitor, site);
    const wanted = { code: begun.code, offers: 'parking', offer: 'mill', quantity: 1 };
    const refused = await callApi('chooseOffer', wanted, { token: begun.token, site });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['offers']]);
  });

  test('is held for an attendee who comes, without moving anything on the page', async ({ visit }) => {
    const visitor = await visit({ locale, width, site });
    const walk = walkOf(visitor, 'boats');
    const { page, event, look } = walk;
    const parking = event.offer('parking', 'mill');
    await walkToStay(walk, boats.tracks[0]);
    const box = page.getByRole('checkbox', {
      name: sayChoice('chooseNamed', locale, { what: parking }),
      exact: true,
    });
    await box.scrollIntoViewIfNeeded();
    const before = await box.boundingBox();
    await box.check();
    await page.getByText(words[locale].step.choicesHeldFor).filter({ visible: true }).first().waitFor();
    expect(await box.boundingBox()).toEqual(before);
    await look('stay-in-person');
    const begun = await begunOnDevice(visitor, site);
    const { held } = await reviewByApi(begun);
    expect(held?.items.map(({ item }) => item)).toEqual(['parking/mill']);
  });
});
