import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hold, inventory } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { describeCodes } from '#server/prices/describe-codes.ts';
import { type EventFixture, eventOnSale as event, freshEventFixture } from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { hasBypass } from './applied-codes.ts';
import { applyToRegistration, removeFromRegistration } from './apply-code.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

describe('codes', () => {
  const code = (given: object) => ({
    code: 'EARLY',
    kind: 'discount',
    label: 'Early',
    percent: 10,
    ...given,
  });
  beforeEach(() => {
    ground.fair.add('fair', {
      kind: 'fees',
      code: 'fees',
      currency: 'CAD',
      taxes: [],
      fees: [{ code: 'seat', category: 'conference', label: 'Seat', amount: 10_000 }],
    });
    ground.fair.add('fair', {
      kind: 'discounts',
      code: 'discounts',
      discounts: [
        code({ limit: 1 }),
        code({ code: 'GUEST', kind: 'invitation', label: 'Guest', percent: 0, bypasses: 'Y' }),
        code({ code: 'OLDIE', until: '2020-01-01' }),
        code({ code: 'ENDED', active: 'N' }),
      ],
    });
  });
  const apply = (row: DossierRow, typed: string, kind?: 'discount' | 'invitation') =>
    applyToRegistration(ground.db, ground.configuration, event, row.id, {
      field: 'discount_code',
      typed,
      ...(kind && { kind }),
    });

  it('count once each, until they are taken off', async () => {
    const row = await ground.register();
    await apply(row, ' early ');
    expect(await refusalOf(apply(row, 'EARLY'))).toEqual([
      'invalid',
      'discount_code This code is already applied.',
    ]);
    expect(await hasBypass(ground.db, ground.configuration, row)).toBe(false);
    await apply(row, 'GUEST', 'invitation');
    expect(await hasBypass(ground.db, ground.configuration, row)).toBe(true);
    const { codes, quote } = await describeCodes(ground.db, ground.configuration, row);
    expect([codes, quote.total]).toEqual([
      [
        { discount_code: 'EARLY', kind: 'discount', label: 'Early', saves: 1_000 },
        { discount_code: 'GUEST', kind: 'invitation', label: 'Guest', saves: 0 },
      ],
      9_000,
    ]);
    const [first] = await ground.db.select().from(hold).where(eq(hold.item, 'EARLY'));
    await ground.db.update(hold).set({ state: 'lapsed' }).where(eq(hold.item, 'EARLY'));
    await ground.db.update(inventory).set({ taken: 0 }).where(eq(inventory.item, 'EARLY'));
    await apply(row, 'EARLY');
    const [again] = await ground.db.select().from(hold).where(eq(hold.item, 'EARLY'));
    expect([again?.state, again?.detail]).toEqual(['held', first?.detail]);
    expect(first?.detail).toEqual({ applied_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    const kept = Number(again?.heldUntil) - Number(again?.heldSince);
    expect(kept).toBe(15 * 60_000);
    await removeFromRegistration(ground.db, row.id, 'early');
    await removeFromRegistration(ground.db, row.id, 'early');
    expect(await ground.holdsOf(row)).toEqual(['1 GUEST held']);
  });

  it.each(['e a r l y', 'Code: EARLY', 'EAR–LY', 'EAR-LY'])(
    'are read as they were meant: %s',
    async (typed) => {
      const row = await ground.register();
      await apply(row, typed);
      expect(await ground.holdsOf(row)).toEqual(['1 EARLY held']);
      await removeFromRegistration(ground.db, row.id, 'EARLY');
    },
  );

  it.each([
    ['too short', 'EARL', undefined, 'A code has 5 to 20 characters.'],
    ['too long', 'X'.repeat(21), undefined, 'A code has 5 to 20 characters.'],
    [
      'of the least length, and unknown',
      'XXXXX',
      undefined,
      'We do not recognize this code. Please check the spelling.',
    ],
    [
      'of the greatest length, and unknown',
      'X'.repeat(20),
      undefined,
      'We do not recognize this code. Please check the spelling.',
    ],
    ['no invitation', 'EARLY', 'invitation' as const, 'This is a discount code, not an invitation.'],
    ['used up', 'EARLY', undefined, 'This code has reached its usage limit.'],
    [
      'deactivated',
      'ENDED',
      undefined,
      'This code is no longer valid. Contact the organizers if you need another one.',
    ],
    ['over', 'OLDIE', undefined, 'This code was valid until January 1, 2020.'],
  ])('are refused: one that is %s', async (_, typed, kind, said) => {
    const [row, other] = [await ground.register(), await ground.register()];
    await apply(other, 'EARLY');
    expect(await refusalOf(apply(row, typed, kind))).toEqual(['invalid', `discount_code ${said}`]);
    expect(await ground.holdsOf(row)).toEqual([]);
  });

  it('count for nothing in a draft once they are deactivated, and do no longer let it in', async () => {
    const row = await ground.register();
    await apply(row, 'EARLY');
    await apply(row, 'GUEST', 'invitation');
    ground.fair.add('fair', {
      kind: 'discounts',
      code: 'discounts',
      discounts: [
        code({ active: 'N' }),
        code({ code: 'GUEST', kind: 'invitation', label: 'Guest', bypasses: 'Y', active: 'N' }),
      ],
    });
    expect(await hasBypass(ground.db, ground.configuration, row)).toBe(false);
    const { codes, quote } = await describeCodes(ground.db, ground.configuration, row);
    expect([codes, quote.total]).toEqual([[], 10_000]);
  });

  it('are not applied to what was submitted', async () => {
    const row = await ground.register();
    await ground.submit(row);
    const registered = [
      'conflict',
      'registration was already submitted. Open it to make changes.',
      { reason: 'already_registered' },
    ];
    expect(await refusalOf(apply(row, 'EARLY'))).toEqual(registered);
    expect(await refusalOf(removeFromRegistration(ground.db, row.id, 'EARLY'))).toEqual(registered);
  });
});
