import { beforeEach, describe, expect, it } from 'vitest';
import { holdItem } from '#server/cart/hold-item.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { activityInformations } from '#server/offers/activity-information.ts';
import { type EventFixture, eventOnSale as event, freshEventFixture } from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const now = new Date('2027-01-10T12:00:00Z');
const soldOut = (field: string, words: string) => ['conflict', `${field} ${words}`, { reason: 'full' }];

describe('activities', () => {
  beforeEach(() =>
    ground.fair.add('fair', {
      kind: 'activities',
      code: 'activities',
      activities: [
        { code: 'dinner', name: 'Dinner', amount: 4_500, most: 3, capacity: 4 },
        { code: 'walk', name: 'Walk' },
        { code: 'call', name: 'Call', tracks: ['online'] },
      ],
    }),
  );
  const choose = (row: DossierRow, activity_code: string, quantity: number, amount?: number) =>
    holdItem(
      ground.services,
      event,
      row,
      { kind: 'activity', activity_code, quantity, ...(amount !== undefined && { amount }) },
      now,
    );

  it('are chosen one in place of another, and left', async () => {
    const row = await ground.register();
    await choose(row, 'walk', 1);
    await choose(row, 'dinner', 2, 4_500);
    expect([await ground.holdsOf(row), await ground.takenOf('walk'), await ground.takenOf('dinner')]).toEqual(
      [['2 dinner held'], 0, 2],
    );
    const offered = ground.fair.current('fair', 'offers', 'activities')?.document.offers ?? [];
    const told = await activityInformations(ground.db, event, offered, row);
    expect(told.map(({ activity_code, quantity, left }) => [activity_code, quantity, left])).toEqual([
      ['dinner', 2, 2],
      ['walk', 0, undefined],
      ['call', 0, undefined],
    ]);
    expect((await activityInformations(ground.db, event, offered))[0]?.quantity).toBe(0);
    await choose(row, 'walk', 0);
    expect(await ground.holdsOf(row)).toEqual(['2 dinner held']);
    await choose(row, 'dinner', 0, 1);
    expect([await ground.holdsOf(row), await ground.takenOf('dinner')]).toEqual([[], 0]);
  });

  it.each([
    [
      'what there is not',
      'gone',
      1,
      undefined,
      ['invalid', 'activity_code is not offered with what you chose.'],
    ],
    [
      'what is for another track',
      'call',
      1,
      undefined,
      ['invalid', 'activity_code is not offered with what you chose.'],
    ],
    ['more than one may bring', 'dinner', 4, undefined, ['invalid', 'quantity must be at most 3 in total.']],
    [
      'more than there are places',
      'dinner',
      2,
      4_500,
      soldOut('activity_code', 'does not have that many places left.'),
    ],
    [
      'another price',
      'dinner',
      1,
      4_000,
      ['conflict', 'amount has changed to $\u00a045.00. Please review it.', { reason: 'price' }],
    ],
    [
      'a price of what is free',
      'walk',
      1,
      100,
      ['conflict', 'amount has changed to $\u00a00.00. Please review it.', { reason: 'price' }],
    ],
  ])('are refused: %s', async (_, code, quantity, amount, told) => {
    const [row, other] = [await ground.register(), await ground.register()];
    await choose(other, 'dinner', 3);
    await choose(row, 'walk', 1);
    expect(await refusalOf(choose(row, code, quantity, amount))).toEqual(told);
    expect(await ground.holdsOf(row)).toEqual(['1 walk held']);
  });
});
