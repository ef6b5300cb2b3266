import { describe, expect, it, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { formatMoment } from '#engine/form/format/moment.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { LOCALES } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { wordIn } from '#server/languages/words.ts';
import { openFair } from '#server/testing/test-event.ts';
import type { WaitlistRow } from './entries.ts';
import { type WaitlistNews, waitlistMail } from './waitlist-mail.ts';
import { readWaitlistNotification } from './waitlist-notifications.ts';
import { offerEnd } from './waitlist-services.ts';

const event = {
  name: { en: 'Book fair', fr: 'Salon du livre' },
  timezone: 'America/Vancouver',
  tracks: [
    { code: 'main', seo: 'on site' },
    { code: 'online', seo: 'online' },
  ],
  days: [{ code: 'friday', label: 'Friday' }],
  options: {},
} as unknown as EventDocument;
const flow = {
  kind: 'flow',
  code: 'exhibitor',
  label: { en: 'Exhibitors', fr: 'Exposants' },
} as FlowDocument;
const link = (code: string, locale: string, page: string) => `https://${code}.example/${locale}${page}`;
const entryOf = (given: Partial<WaitlistRow> = {}) =>
  ({
    id: 'e1',
    eventCode: 'fair',
    kind: 'event',
    item: '',
    dossierId: null,
    email: 'ana@example.org',
    emailTyped: 'Ana@example.org',
    firstName: 'Ana',
    lastName: 'Roy',
    locale: 'en',
    ...given,
  }) as WaitlistRow;
const until = new Date('2027-01-15T20:30:00Z');
const inEnglish = formatMoment(until.toISOString(), 'en', event.timezone);
const fair = openFair();
fair.add('fair', flow);
fair.add('fair', {
  kind: 'schedule',
  code: 'schedule',
  slots: [{ code: 'a', label: 'A', day: 'friday', track: 'main', start: '09:00', end: '10:00' }],
  workshops: [{ code: 'clay', title: { en: 'Clay', fr: 'Argile' }, description: '', presenters: [] }],
  sessions: [{ code: 'clay-1', workshop: 'clay', schedule: 'a', type: 'I' }],
});
fair.add('fair', {
  kind: 'offers',
  code: 'booths',
  offers: [{ code: 'corner', name: { en: 'Corner', fr: 'Coin' } }],
});
fair.add('fair', {
  kind: 'products',
  code: 'products',
  products: [{ code: 'mug', name: { en: 'Mug', fr: 'Tasse' }, variants: [{ code: 'red', name: 'Red' }] }],
});
fair.add('fair', {
  kind: 'activities',
  code: 'activities',
  activities: [{ code: 'gala', name: { en: 'Dinner', fr: 'Souper' } }],
});
const configuration = fair as unknown as ConfigurationStore;
const seat = { kind: 'session', item: 'clay-1' } as const;
const choice = { kind: 'choice', item: 'booths/corner' } as const;
const draft = {
  decision: null,
  status: 'Not Submitted',
  page: '/registration/manage?code=ABCD-EFGH',
} as const;
const submitted = { ...draft, status: 'Submitted' } as const;
const mailOf = (given: Partial<WaitlistRow>, news: WaitlistNews, holder?: typeof draft | typeof submitted) =>
  waitlistMail({ event, configuration, link, holder }, entryOf(given), news);
const head = { eventCode: 'fair', recipient: 'Ana@example.org', locale: 'en' };

describe('a mail to who waits', () => {
  const standing = 'https://fair.example/en/registration/waitlist-success?entry=e1';
  const rejoin = 'https://fair.example/en/registration/start/waitlist';
  const place = { name: 'Ana', event: 'Book fair' };
  const own = 'https://fair.example/en/registration/manage?code=ABCD-EFGH';
  const ofSeat = { event: 'Book fair', workshop: 'Clay', link: own };
  const ofChoice = { event: 'Book fair', choice: 'Corner', link: own };
  const ofFlow = { ...place, label: 'Exhibitors' };
  const inFlow = { kind: 'flow', item: 'exhibitor' } as const;
  const offered = { kind: 'offered', until } as const;
  const expired = { kind: 'expired' } as const;

  it.each([
    [
      'of their position',
      mailOf({}, { kind: 'joined', position: 3 }),
      'waitlist-joined',
      { ...place, position: '3', link: standing },
    ],
    [
      'of a place that is held',
      mailOf({}, offered),
      'waitlist-offer',
      {
        ...place,
        until: inEnglish,
        price: '',
        link: 'https://fair.example/en/registration/start?entry=e1',
        decline: `${standing}&decline=Y`,
      },
    ],
    [
      'of a place that was declined',
      mailOf({}, { kind: 'declined' }),
      'waitlist-declined',
      { ...place, link: rejoin },
    ],
    ['of a place that nobody took', mailOf({}, expired), 'waitlist-lapsed', { ...place, link: rejoin }],
    [
      'of a place in a track that nobody took',
      mailOf({ kind: 'track', item: 'main' }, expired),
      'waitlist-lapsed',
      { ...place, link: `${rejoin}?track=on%20site` },
    ],
    ['of a seat', mailOf(seat, offered, draft), 'seat-offer', { ...ofSeat, until: inEnglish, price: '' }],
    [
      'of a seat, once submitted',
      mailOf(seat, offered, submitted),
      'seat-offer-submitted',
      { ...ofSeat, until: inEnglish, price: '' },
    ],
    [
      'of a seat that is theirs',
      mailOf(seat, { ...offered, isReserved: true }, submitted),
      'seat-reserved',
      ofSeat,
    ],
    ['of a seat that nobody took', mailOf(seat, expired, draft), 'seat-lapsed', ofSeat],
    [
      'of something offered',
      mailOf(choice, offered, draft),
      'choice-offer',
      { ...ofChoice, until: inEnglish, price: '' },
    ],
    ['of what nobody chose', mailOf(choice, expired, draft), 'choice-lapsed', ofChoice],
    [
      'of something offered to a submitted registration',
      mailOf(choice, offered, submitted),
      'choice-offer-submitted',
      { ...ofChoice, until: inEnglish, price: '' },
    ],
    [
      'of something that is theirs',
      mailOf(choice, { ...offered, isReserved: true }, submitted),
      'choice-reserved',
      ofChoice,
    ],
    ['of what nobody accepted', mailOf(choice, expired, submitted), 'choice-lapsed', ofChoice],
    [
      'of a product',
      mailOf({ kind: 'variant', item: 'mug/red' }, offered, draft),
      'choice-offer',
      { ...ofChoice, choice: 'Mug (Red)', until: inEnglish, price: '' },
    ],
    [
      'of an activity that nobody chose',
      mailOf({ kind: 'activity', item: 'gala' }, expired, draft),
      'choice-lapsed',
      { ...ofChoice, choice: 'Dinner' },
    ],
    [
      'of an expired offer of a place on a day',
      mailOf({ kind: 'day', item: 'friday' }, expired),
      'waitlist-lapsed',
      { ...place, link: `${rejoin}?day=friday` },
    ],
    [
      'of a place in another track, to a registration',
      mailOf({ kind: 'track', item: 'main', dossierId: 'd1' }, offered, submitted),
      'choice-offer-submitted',
      { ...ofChoice, choice: 'Main', until: inEnglish, price: '' },
    ],
    [
      'of their position on the waitlist of a flow',
      mailOf(inFlow, { kind: 'joined', position: 2 }),
      'flow-place-joined',
      { ...ofFlow, position: '2', link: standing },
    ],
    [
      'of a place of a flow',
      mailOf(inFlow, offered),
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
      mailOf(inFlow, { kind: 'declined' }),
      'flow-place-declined',
      { ...ofFlow, link: 'https://fair.example/en/exhibitor-application' },
    ],
    [
      'of a place of a flow that nobody took',
      mailOf(inFlow, expired),
      'flow-place-lapsed',
      { ...ofFlow, link: 'https://fair.example/en/exhibitor-application' },
    ],
  ])('%s', (_, mail, template, values) => {
    expect(mail).toEqual({ ...head, content: { template, values } });
  });

  it.each([
    ['costs', choice, draft],
    ['costsFrom', {}, undefined],
  ] as const)('says what is offered costs (%s)', (word, entry, holder) => {
    for (const locale of LOCALES) {
      const mail = mailOf({ ...entry, locale }, { ...offered, price: 25_000 }, holder);
      const amount = formatCents(25_000, locale);
      expect(mail?.content.values['price']).toBe(wordIn(`waitlist.${word}`, locale, { amount }));
    }
  });

  it.each([
    ['of a flow that is gone', mailOf({ kind: 'flow', item: 'gone' }, expired)],
    ['of a session that is gone', mailOf({ kind: 'session', item: 'gone' }, expired, draft)],
    ['of a cancelled registration', mailOf(seat, expired, { ...draft, status: 'Cancelled' } as never)],
    [
      'of a choice of an application that was declined',
      mailOf(choice, expired, { ...submitted, decision: 'declined' } as never),
    ],
  ])('is not written %s', (_, mail) => {
    expect(mail).toBeUndefined();
  });

  it('is in their language', () => {
    expect(mailOf({ locale: 'fr' }, offered)).toMatchObject({
      locale: 'fr',
      content: {
        values: {
          event: 'Salon du livre',
          until: expect.stringMatching(/^vendredi 15 janvier/),
          link: 'https://fair.example/fr/registration/start?entry=e1',
        },
      },
    });
    const inFrench = (given: Partial<WaitlistRow>) => mailOf({ ...given, locale: 'fr' }, expired, draft);
    expect(inFrench(seat)?.content.values).toMatchObject({ workshop: 'Argile' });
    expect(inFrench(choice)?.content.values).toMatchObject({ choice: 'Coin' });
    expect(inFrench(inFlow)?.content.values).toMatchObject({ label: 'Exposants' });
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
  expect(readWaitlistNotification(text)).toEqual(news);
});
