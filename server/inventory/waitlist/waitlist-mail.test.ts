import { describe, expect, it, test } from 'vitest';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import { formatMoment } from '#engine/format/moment.ts';
import { flowPlaceMail } from './flow-place-mail.ts';
import { readLineNews } from './line-news.ts';
import {
  choiceLapsedMail,
  choiceOfferMail,
  joinedMail,
  placeDeclinedMail,
  placeLapsedMail,
  placeOfferMail,
  seatLapsedMail,
  seatOfferMail,
  type WaitlistRow,
} from './waitlist-mail.ts';
import { offerEnd } from './waitlist-services.ts';

const event = {
  name: { en: 'Book fair', fr: 'Salon du livre' },
  timezone: 'America/Vancouver',
  tracks: [
    { code: 'main', seo: 'on site' },
    { code: 'online', seo: 'online' },
  ],
  options: {},
} as unknown as EventDocument;
const flow = { code: 'exhibitor', label: { en: 'Exhibitors', fr: 'Exposants' } } as FlowDocument;
const link = (code: string, locale: string, page: string) => `https://${code}.example/${locale}${page}`;
const entryOf = (given: Partial<WaitlistRow> = {}) =>
  ({
    id: 'e1',
    eventCode: 'fair',
    kind: 'event',
    item: '',
    email: 'ana@example.org',
    emailTyped: 'Ana@example.org',
    firstName: 'Ana',
    lastName: 'Roy',
    locale: 'en',
    ...given,
  }) as WaitlistRow;
const until = new Date('2027-01-15T20:30:00Z');
const inEnglish = formatMoment(until.toISOString(), 'en', event.timezone);
const seat = { title: { en: 'Clay', fr: 'Argile' }, code: 'ABCD-EFGH', link };
const choice = { name: { en: 'Corner', fr: 'Coin' }, page: '/flow/booth', link } as const;
const head = { eventCode: 'fair', recipient: 'Ana@example.org', locale: 'en' };

describe('a mail to who waits', () => {
  const entry = entryOf();
  const standing = 'https://fair.example/en/registration/waitlist-success?entry=e1';
  const rejoin = 'https://fair.example/en/registration/start/waitlist';
  const place = { name: 'Ana', event: 'Book fair' };
  const ofSeat = {
    event: 'Book fair',
    workshop: 'Clay',
    link: 'https://fair.example/en/registration/manage?code=ABCD-EFGH',
  };
  const ofChoice = { event: 'Book fair', choice: 'Corner', link: 'https://fair.example/en/flow/booth' };
  const ofFlow = { ...place, label: 'Exhibitors' };
  const inFlow = (told: Parameters<typeof flowPlaceMail>[2]) =>
    flowPlaceMail({ event, flow, link }, entry, told);
  const seatMail = (outcome: 'seat-offer' | 'seat-offer-submitted' | 'seat-reserved') =>
    seatOfferMail(event, entry, seat, { outcome, until });

  it.each([
    [
      'of their place in line',
      () => joinedMail(event, { entry, position: 3 }, link),
      'waitlist-joined',
      { ...place, position: '3', link: standing },
    ],
    [
      'of a place that is kept',
      () => placeOfferMail(event, entry, until, link),
      'waitlist-offer',
      {
        ...place,
        until: inEnglish,
        link: 'https://fair.example/en/registration/start?entry=e1',
        decline: `${standing}&decline=Y`,
      },
    ],
    [
      'of a place that was declined',
      () => placeDeclinedMail(event, entry, link),
      'waitlist-declined',
      { ...place, link: rejoin },
    ],
    [
      'of a place that nobody took',
      () => placeLapsedMail(event, entry, link),
      'waitlist-lapsed',
      { ...place, link: rejoin },
    ],
    [
      'of a place in a track that nobody took',
      () => placeLapsedMail(event, entryOf({ kind: 'track', item: 'main' }), link),
      'waitlist-lapsed',
      { ...place, link: `${rejoin}?track=on%20site` },
    ],
    ['of a seat', () => seatMail('seat-offer'), 'seat-offer', { ...ofSeat, until: inEnglish }],
    [
      'of a seat, once submitted',
      () => seatMail('seat-offer-submitted'),
      'seat-offer-submitted',
      { ...ofSeat, until: inEnglish },
    ],
    ['of a seat that is theirs', () => seatMail('seat-reserved'), 'seat-reserved', ofSeat],
    ['of a seat that nobody took', () => seatLapsedMail(event, entry, seat), 'seat-lapsed', ofSeat],
    [
      'of something offered',
      () => choiceOfferMail(event, entry, choice, until),
      'choice-offer',
      { ...ofChoice, until: inEnglish },
    ],
    ['of what nobody chose', () => choiceLapsedMail(event, entry, choice), 'choice-lapsed', ofChoice],
    [
      'of their place in the line of a flow',
      () => inFlow({ template: 'flow-place-joined', position: 2 }),
      'flow-place-joined',
      { ...ofFlow, position: '2', link: standing },
    ],
    [
      'of a place of a flow',
      () => inFlow({ template: 'flow-place-offer', until }),
      'flow-place-offer',
      {
        ...ofFlow,
        until: inEnglish,
        link: 'https://fair.example/en/exhibitor-application?entry=e1',
        decline: `${standing}&decline=Y`,
      },
    ],
    [
      'of a place of a flow that was declined',
      () => inFlow({ template: 'flow-place-declined' }),
      'flow-place-declined',
      { ...ofFlow, link: 'https://fair.example/en/exhibitor-application' },
    ],
    [
      'of a place of a flow that nobody took',
      () => inFlow({ template: 'flow-place-lapsed' }),
      'flow-place-lapsed',
      { ...ofFlow, link: 'https://fair.example/en/exhibitor-application' },
    ],
  ])('%s', (_, mailed, template, values) => {
    expect(mailed()).toEqual({ ...head, content: { template, values } });
  });

  it('is in their language', () => {
    const inFrench = entryOf({ locale: 'fr' });
    expect(placeOfferMail(event, inFrench, until, link)).toMatchObject({
      locale: 'fr',
      content: {
        values: {
          event: 'Salon du livre',
          until: expect.stringMatching(/^vendredi 15 janvier/),
          link: 'https://fair.example/fr/registration/start?entry=e1',
        },
      },
    });
    expect(seatLapsedMail(event, inFrench, seat).content.values).toMatchObject({ workshop: 'Argile' });
    expect(choiceLapsedMail(event, inFrench, choice).content.values).toMatchObject({ choice: 'Coin' });
    const lapsed = flowPlaceMail({ event, flow, link }, inFrench, { template: 'flow-place-lapsed' });
    expect(lapsed.content.values).toMatchObject({ label: 'Exposants' });
  });
});

test.each([
  [undefined, '2027-01-16T20:30:00Z'],
  [2, '2027-01-15T22:30:00Z'],
])('an offer is kept for %s hours, a day where nothing is said', (waitlist_offer_hours, end) => {
  const options = waitlist_offer_hours === undefined ? {} : { waitlist_offer_hours };
  expect(offerEnd({ ...event, options } as EventDocument, until)).toEqual(new Date(end));
});

test.each([
  ['fair session/clay-1', { eventCode: 'fair', line: 'session/clay-1' }],
  ['fair', undefined],
  ['fair ', undefined],
  [' event', undefined],
  ['', undefined],
  ['fair event more', undefined],
])('of the news “%s” it is read which line has moved', (text, news) => {
  expect(readLineNews(text)).toEqual(news);
});
