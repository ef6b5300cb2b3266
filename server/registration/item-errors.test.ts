import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdItem } from '#server/cart/hold-item.ts';
import { hold as holds } from '#server/database/schema.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import type { Wanted } from '#server/items/item-of.ts';
import {
  both,
  type EventFixture,
  eventOnSale as event,
  freshEventFixture,
  now,
} from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { checkDossier } from './review-dossier.ts';

let ground: EventFixture;
let row: RegistrationRow;
beforeEach(async () => {
  ground = await freshEventFixture();
  row = await ground.register();
});

const moveClay = (start: string, end: string) =>
  ground.fair.add('fair', {
    kind: 'schedule',
    code: 'schedule',
    slots: [{ code: 'a', label: both('A'), day: 'friday', track: 'main', start, end }],
    workshops: [{ code: 'clay', title: both('Clay'), description: both(''), presenters: [] }],
    sessions: [{ code: 'clay-1', workshop: 'clay', schedule: 'a', type: 'I' }],
  });
const publishTour = (start: string, end: string) =>
  ground.fair.add('fair', {
    kind: 'offers',
    code: 'booths',
    label: both('Booths'),
    several: 'Y',
    offers: [{ code: 'tour', name: both('Tour'), day: 'friday', start, end }],
  });
const publishDinner = (start: string, end?: string) =>
  ground.fair.add('fair', {
    kind: 'activities',
    code: 'activities',
    activities: [{ code: 'dinner', name: both('Dinner'), day: 'friday', start, ...(end && { end }) }],
  });
const hold = (wanted: Wanted) => holdItem(ground.services, event, row, wanted, now);
const clay = { kind: 'session', session_code: 'clay-1' } as const;
const tour = { kind: 'choice', offers: 'booths', offer: 'tour', quantity: 1 } as const;
const dinner = { kind: 'activity', activity_code: 'dinner', quantity: 1 } as const;
const errors = async (of = row, language: 'en' | 'fr' = 'en', about = /same time|même temps/) => {
  const [step] = (await checkDossier(ground.db, ground.configuration, of, language)).steps;
  // The form asks for other things, too.
  const isAbout = ([, messages]: [string, string[]]) => about.test(messages.join());
  return Object.fromEntries(Object.entries(step?.errors ?? {}).filter(isAbout));
};

describe('items that are moved to the same time while they are held', () => {
  beforeEach(async () => {
    moveClay('09:00', '10:00');
    publishTour('12:30', '13:30');
    publishDinner('18:00', '20:00');
    for (const wanted of [clay, tour, dinner]) await hold(wanted);
    expect(await errors()).toEqual({});
  });

  it.each<[string, () => void, object]>([
    [
      'a session to an offer',
      () => moveClay('13:00', '14:00'),
      { booth: ['Tour and Clay are at the same time. Choose one of them.'] },
    ],
    [
      'a session to an activity',
      () => moveClay('19:59', '21:00'),
      { activities: ['Dinner and Clay are at the same time. Choose one of them.'] },
    ],
    [
      'an offer to an activity',
      () => publishTour('19:00', '20:00'),
      { activities: ['Dinner and Tour are at the same time. Choose one of them.'] },
    ],
    ['an activity until a session begins', () => publishDinner('08:00', '09:00'), {}],
    ['an activity without an end', () => publishDinner('09:30'), {}],
  ])('are an error of their field: %s', async (_, move, told) => {
    move();
    expect(await errors()).toEqual(told);
  });

  it('are one no more once one of them is released, or submitted', async () => {
    moveClay('13:00', '14:00');
    expect(await errors(row, 'fr')).toEqual({
      booth: ['Tour (fr) et Clay (fr) ont lieu en même temps. Choisissez l’un des deux.'],
    });
    expect(await errors({ ...row, status: 'Submitted' })).toEqual({});
    await hold({ ...tour, quantity: 0 });
    expect(await errors()).toEqual({});
    expect(await refusalOf(hold(tour))).toEqual([
      'invalid',
      'offer is at the same time as Clay, which you have chosen.',
    ]);
  });
});

describe('items whose hold has expired', () => {
  const shirts = { kind: 'variant', product_code: 'shirt', variant_code: 'm', qty: 2 } as const;
  const lapse = () =>
    ground.db
      .update(holds)
      .set({ heldUntil: new Date('2026-01-01T00:00:00Z') })
      .where(eq(holds.dossierId, row.id));
  const lapsed = (language: 'en' | 'fr' = 'en') => errors(row, language, /no longer held|échue/);

  it('are an error of their field in the same words, whatever their kind', async () => {
    publishTour('12:30', '13:30');
    for (const wanted of [clay, tour, dinner, shirts]) await hold(wanted);
    expect(await lapsed()).toEqual({});
    await lapse();
    const words = (name: string) => [`${name} is no longer held for you. Choose it again, or remove it.`];
    expect(await lapsed()).toEqual({
      workshops: words('Clay'),
      booth: words('Tour'),
      activities: words('Dinner'),
      shop: words('Shirt (Medium)'),
    });
    expect((await lapsed('fr'))['activities']).toEqual([
      'La réservation est échue\u00a0: Dinner (fr). Choisissez de nouveau, ou retirez ce choix.',
    ]);
  });
});
