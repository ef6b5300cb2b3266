import { afterEach, describe, expect } from 'vitest';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { wordIn } from '#engine/form/languages/words.ts';
import { say as sayChoice } from '#widgets/item-picker/choice-messages.ts';
import { say as sayItem } from '#widgets/item-picker/messages.ts';
import { control } from './support/answer.ts';
import { test } from './support/browser.ts';
import { mustCall } from './support/by-api.ts';
import { enterCard, goodCard } from './support/card.ts';
import { eventCatalogue, siteOfEvent } from './support/event-documents.ts';
import {
  arrive,
  begin,
  goOnTo,
  openHome,
  payAndConfirm,
  radios,
  starting,
  walkOf,
} from './support/event-walk.ts';
import { linksIn, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { pick } from './support/workshop-picker.ts';

const visits = [
  { locale: 'fr', width: 390, bunk: 'friday-women', other: 'friday-six' },
  { locale: 'en', width: 1280, bunk: 'saturday-women', other: 'saturday-six' },
] as const;
const site = () => siteOfEvent('boats');
const dormitory = () => eventCatalogue<OffersDocument>('boats', 'dormitory');
const publishDormitory = (document: OffersDocument) => mustPublish(document, undefined, 'boats');

/** Someone who holds the last bunk of a room; another room has none. */
async function holdLastBunk(bunk: string, other: string) {
  const document = dormitory();
  await publishDormitory({
    ...document,
    offers: document.offers.map((offer) => {
      if (offer.code === other) return { ...offer, stock: 0 };
      return offer.code === bunk ? { ...offer, stock: 1 } : offer;
    }),
  });
  const choice = { track: 'day', mode: 'In-Person', registrations_day: ['saturday'] };
  const email = `holder.${process.pid}.${Date.now().toString(36)}@example.org`;
  const { registration, token } = await mustCall(
    'generateRegistrationCaptured',
    { ...choice, email },
    { site: site() },
  );
  const choose = (quantity: number) =>
    mustCall(
      'chooseOffer',
      { code: registration.code, offers: 'dormitory', offer: bunk, quantity },
      { token, site: site() },
    );
  await choose(1);
  return { release: () => choose(0) };
}
afterEach(() => publishDormitory(dormitory()));

const said = {
  en: {
    position: 'Waitlist, position: 1',
    offered: 'An offer is held for you',
    subject: 'Held for you',
    onWaitlist: 'On the waitlist',
    leave: 'Leave the waitlist',
    soldOut: 'Sold out for now',
    join: 'Join the waitlist',
    joined: 'You are on the waitlist',
    seeCost: /^See the cost/,
    pay: /^Pay /,
    changed: /Your registration has changed/,
  },
  fr: {
    position: 'Liste d’attente, rang\u00a0: 1',
    offered: 'Une offre vous est réservée',
    subject: 'Réservé pour vous',
    onWaitlist: 'Sur liste d’attente',
    leave: 'Quitter la liste d’attente',
    soldOut: 'Complet pour le moment',
    join: 'S’ajouter à la liste d’attente',
    joined: 'Vous êtes sur la liste d’attente',
    seeCost: /^Voir le prix/,
    pay: /^Payer /,
    changed: /modifiée/,
  },
} as const;

describe.each(oneOf(0, visits))(
  'a bunk in the dormitory in $locale at $width px',
  ({ locale, width, bunk, other }) => {
    test('is waited for beyond the submission, offered, and paid for on the page of the registration', async ({
      visit,
    }) => {
      const holder = await holdLastBunk(bunk, other);
      const visitor = await visit({ locale, width, site: site() });
      const walk = walkOf(visitor, 'boats');
      const { page, event, look } = walk;
      const label = (code: string) => event.field('personal', code);
      const words = said[locale];
      const [what, second] = [event.offer('dormitory', bunk), event.offer('dormitory', other)];

      await openHome(walk);
      await page.getByRole('link', { name: event.says.home.choose_in_person }).first().click();
      await arrive(page, event.says.start.title);
      const email = await begin(walk);
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
      await goOnTo(walk, 'workshops');
      await pick(page, 'knots-am');
      await goOnTo(walk, 'stay');
      const childcare = event.offer('childcare', 'morning-small');
      await page
        .getByRole('button', { name: sayChoice('more', locale, { what: childcare }), exact: true })
        .click();
      for (const each of [what, second]) {
        const named = { what: each };
        await page.getByRole('button', { name: sayItem('joinNamed', locale, named), exact: true }).click();
        await page.getByRole('button', { name: sayItem('leaveNamed', locale, named), exact: true }).waitFor();
      }
      await look('dormitory-waiting');
      await goOnTo(walk, 'review');
      await payAndConfirm(walk, email, [event.fee('adult'), childcare]);
      await page.getByText(words.position).first().waitFor();
      const confirmation = page.url();
      await expect.poll(async () => (await mailsTo(email)).join()).toContain(words.position);

      await page.goto(visitor.address('/registration/existing'));
      const waits = page.getByRole('region', { name: words.onWaitlist }).getByRole('listitem');
      await expect.poll(() => waits.filter({ hasText: words.position }).count()).toBe(2);
      await look('dormitory-waiting-submitted');
      await page.getByRole('button', { name: `${words.leave} ${second}`, exact: true }).click();
      const question = page.getByRole('alertdialog');
      await question.waitFor();
      await look('dormitory-leaving');
      await question.getByRole('button', { name: words.leave, exact: true }).click();
      await expect.poll(() => waits.count()).toBe(1);
      const focused = () => page.evaluate(() => document.activeElement?.id);
      await expect.poll(focused).toBe('existing-have');

      // What was left can be joined again, and so can all else that is sold out.
      await page.getByRole('region', { name: words.soldOut }).locator('summary').click();
      await look('dormitory-joinable');
      await page.getByRole('button', { name: `${words.join} ${second}`, exact: true }).click();
      await expect.poll(() => waits.filter({ hasText: words.position }).count()).toBe(2);
      await expect.poll(focused).toBe('existing-have');
      await page.getByText(words.joined, { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: `${words.join} ${second}`, exact: true }).count()).toBe(
        0,
      );
      await look('dormitory-joined');

      await holder.release();
      // The open page follows by itself.
      await page.getByRole('heading', { name: words.offered }).waitFor();
      // The other one is waited for still.
      expect(await page.getByText(words.position).count()).toBe(1);
      await look('dormitory-offered');
      const isTold = (mail: string) => mail.includes(words.subject) && mail.includes(what);
      await expect.poll(async () => (await mailsTo(email)).some(isTold)).toBe(true);
      expect(linksIn((await mailsTo(email)).find(isTold) ?? '').join()).toContain(
        '/registration/manage?code=',
      );

      // It stands on the confirmation too, and is accepted from there.
      await page.goto(confirmation);
      await page.getByRole('heading', { name: words.offered }).waitFor();
      await look('dormitory-offered-confirmation');
      await page.getByRole('link', { name: words.seeCost }).click();
      await page.locator('.fits-yes').filter({ hasText: what }).waitFor();
      await look('dormitory-cost');
      await enterCard(page, goodCard, locale);
      await page.getByRole('button', { name: words.pay }).filter({ visible: true }).first().click();
      await page.getByText(words.changed).first().waitFor();
      await look('dormitory-accepted');

      await page.goto(visitor.address('/registration/existing'));
      await page.getByText(what).first().waitFor();
      expect(await page.getByRole('heading', { name: words.offered }).count()).toBe(0);
      await look('dormitory-booked');
    });
  },
);
