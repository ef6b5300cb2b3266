import { beforeEach, describe, expect, it } from 'vitest';
import type { RefundQuote } from '#engine/contract/cancellation.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import {
  cancellation,
  groupMember,
  hold,
  inventory,
  invoice,
  receipt,
  refund,
  registrationChange,
  registrationGroup,
  ticket,
  waitlistEntry,
} from '#server/database/schema.ts';
import { changesMade, changesOf, quoteOfRecord } from '#server/refunds/quote-of-record.ts';
import { chargesOf, lockCharges, refundsOf, storeRefund } from '#server/refunds/refund-left.ts';
import { type EventFixture, eventOnSale, freshEventFixture } from '#server/testing/event-fixture.ts';
import { previewCancellation } from './preview-cancellation.ts';
import { releaseAll } from './release-all.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const at = (day: number) => new Date(`2027-01-${day}T12:00:00Z`);
const quoteOf = (total: number): Quote => ({
  currency: 'CAD',
  lines: [{ id: 'seat', category: 'conference', label: 'Seat', amount: total }],
  subtotal: total,
  taxes: [],
  total,
  complete: 'Y',
});
const card = { brand: 'visa', last4: '4242' };
const paid = (dossierId: string, amount: number, given: Parameters<EventFixture['charge']>[1] = {}) =>
  ground.charge(dossierId, { state: 'succeeded', amount, ...card, ...given });

/** A registration that a group has paid for. */
async function paidFor(total: number, share: number) {
  const [group, row] = [await ground.apply('group'), await ground.register({ status: 'Submitted' })];
  await ground.db
    .insert(registrationGroup)
    .values({ dossierId: group.id, organization: 'School', contactName: 'Ana' });
  const charge = await paid(group.id, 90_000, { purpose: 'group' });
  await ground.db.insert(groupMember).values({
    groupId: group.id,
    name: 'Bo',
    email: row.email,
    emailTyped: row.email,
    state: 'joined',
    dossierId: row.id,
    paymentId: charge.id,
    paid: total * share,
    quote: quoteOf(total),
  });
  return { row, group, charge };
}

describe('what was charged for a dossier', () => {
  it('is told the newest first, with what is left of each', async () => {
    const row = await ground.register({ status: 'Submitted' });
    const first = await paid(row.id, 10_000, { createdAt: at(10) });
    const second = await paid(row.id, 2_000, { createdAt: at(11), purpose: 'change' });
    await ground.charge(row.id, { state: 'declined' });
    await paid(row.id, 500, { purpose: 'group' });
    await paid((await ground.register()).id, 700);
    const give = (paymentId: string, amount: number, state: 'pending' | 'succeeded' | 'failed') =>
      ground.db.insert(refund).values({ paymentId, eventCode: 'fair', amount, state });
    await give(first.id, 1_000, 'pending');
    await give(first.id, 2_000, 'succeeded');
    await give(first.id, 4_000, 'failed');
    const charges = [
      { payment: second, left: 2_000 },
      { payment: first, left: 7_000 },
    ];
    expect(await chargesOf(ground.db, row.id)).toEqual(charges);
    expect(await lockCharges(ground.db, row.id)).toEqual(charges);
  });

  it('ends with what their group was charged, and their share of it', async () => {
    const { row, charge } = await paidFor(10_000, 0.9);
    const own = await paid(row.id, 500, { purpose: 'change' });
    expect(await lockCharges(ground.db, row.id)).toEqual([
      { payment: own, left: 500 },
      { payment: charge, left: 9_000, share: 0.9 },
    ]);
  });

  it('is given back as it is stored: whose money it was, when, and whether they are told', async () => {
    const { row, charge, group } = await paidFor(10_000, 1);
    const own = await paid(row.id, 500, { purpose: 'change' });
    const parts = [
      { payment: own, amount: 500 },
      { payment: charge, amount: 3_000 },
    ];
    await storeRefund(ground.db, [], { of: row.id, notify: true, at: at(10) });
    await storeRefund(ground.db, parts, { of: row.id, notify: true, at: at(11) });
    await storeRefund(ground.db, parts.slice(1), { of: group.id, notify: false, at: at(10) });
    const told = { eventCode: 'fair', state: 'pending', createdAt: at(11), notify: 'Y' };
    const ofRow = await refundsOf(ground.db, row.id);
    expect(ofRow.map((each) => each.refund).toSorted((a, b) => a.amount - b.amount)).toMatchObject([
      { ...told, paymentId: own.id, dossierId: null, amount: 500 },
      { ...told, paymentId: charge.id, dossierId: row.id, amount: 3_000 },
    ]);
    const ofGroup = await refundsOf(ground.db, group.id);
    expect(ofGroup.map((each) => [each.refund.createdAt, each.refund.notify, each.refund.dossierId])).toEqual(
      [
        [at(10), 'N', null],
        [at(11), 'Y', row.id],
      ],
    );
    expect(ofGroup[0]?.payment).toEqual(charge);
  });
});

const issued = (number: number) => ({ eventCode: 'fair', number });

describe('what a dossier owes by the record', () => {
  it('is what it was changed to last, else what it was submitted with, else billed', async () => {
    const row = await ground.register({ status: 'Submitted' });
    const asked = () => quoteOfRecord(ground.db, row.id);
    expect(await asked()).toBeUndefined();
    const bill = (total: number) =>
      ground.db.insert(invoice).values({
        number: total,
        dossierId: row.id,
        eventCode: 'fair',
        quote: quoteOf(total),
        submission: {},
        dueOn: '2027-02-01',
        state: 'withdrawn',
      });
    await bill(100);
    await bill(200);
    expect(await asked()).toEqual(quoteOf(200));
    await ground.db
      .insert(receipt)
      .values({ ...issued(1), dossierId: row.id, quote: quoteOf(250), purpose: 'change' });
    expect(await asked()).toEqual(quoteOf(200));
    await ground.db.insert(receipt).values({ ...issued(2), dossierId: row.id, quote: quoteOf(300) });
    expect(await asked()).toEqual(quoteOf(300));
    expect([await changesOf(ground.db, row.id), await changesMade(ground.db, row.id)]).toEqual([[], []]);
    const change = (day: number, total: number, paymentId: string | null = null) =>
      ground.db.insert(registrationChange).values({
        dossierId: row.id,
        by: 'attendee',
        before: {},
        after: {},
        quote: quoteOf(total),
        difference: total - 300,
        changedAt: at(day),
        paymentId,
      });
    const charge = await paid(row.id, 100, { purpose: 'change' });
    await change(12, 500);
    await change(11, 400, charge.id);
    expect(await asked()).toEqual(quoteOf(500));
    await ground.db.insert(receipt).values({
      ...issued(3),
      dossierId: row.id,
      quote: quoteOf(100),
      purpose: 'change',
      paymentId: charge.id,
    });
    expect(await changesMade(ground.db, row.id)).toEqual([
      {
        changed_at: at(11).toISOString(),
        difference: 100,
        receipt: expect.objectContaining({ quote: quoteOf(100) }),
      },
      { changed_at: at(12).toISOString(), difference: 200 },
    ]);
  });

  it('is what their group has paid for them, once it has', async () => {
    const { row } = await paidFor(10_000, 0.9);
    expect(await quoteOfRecord(ground.db, row.id)).toEqual(quoteOf(10_000));
    await ground.db.update(groupMember).set({ quote: null });
    expect(await quoteOfRecord(ground.db, row.id)).toBeUndefined();
    const begun = await ground.register();
    await ground.db.update(groupMember).set({ quote: quoteOf(1), dossierId: begun.id });
    expect(await quoteOfRecord(ground.db, begun.id)).toBeUndefined();
  });
});

describe('what giving up comes to', () => {
  const event = { ...eventOnSale, dates: { start: '2027-02-19', end: '2027-02-20' } } as EventDocument;
  const preview = (row: Parameters<typeof previewCancellation>[3]) =>
    previewCancellation(ground.db, ground.configuration, event, row, at(10));
  const shirt = {
    kind: 'variant' as const,
    item: 'shirt/m',
    quantity: 2,
    state: 'reserved' as const,
    eventCode: 'fair',
  };

  it('is what the policy gives of what is left, to the card, with all that is given up', async () => {
    const policy = {
      kind: 'cancellation',
      code: 'cancellation',
      until: '2027-02-01',
      note: 'Write to us.',
      reasons: [{ code: 'rain', name: { en: 'Rain', fr: 'Pluie' } }],
      refunds: [{}],
    };
    ground.fair.add('fair', policy);
    const row = await ground.register({ status: 'Submitted' });
    await ground.db.insert(receipt).values({ ...issued(1), dossierId: row.id, quote: quoteOf(10_000) });
    await ground.db.insert(hold).values({ ...shirt, dossierId: row.id });
    const charge = await paid(row.id, 10_000);
    await ground.db
      .insert(refund)
      .values({ paymentId: charge.id, eventCode: 'fair', amount: 1_000, state: 'succeeded' });
    expect(await preview(row)).toEqual({
      registration: expect.objectContaining({ code: row.code, status: 'Submitted' }),
      refund: {
        currency: 'CAD',
        lines: [{ id: 'seat', category: 'conference', label: 'Seat', paid: 10_000, back: 10_000 }],
        taxes: [],
        kept: 0,
        deducted: 1_000,
        paid: 10_000,
        back: 9_000,
      },
      card,
      freed: [
        {
          kind: 'merchandise',
          item: 'shirt/m',
          name: { en: 'Shirt', fr: 'Shirt (fr)' },
          detail: { en: 'Medium, quantity 2', fr: 'Medium (fr), quantité 2' },
        },
      ],
      until: '2027-02-01',
      note: 'Write to us.',
      reasons: [{ id: 'rain', name: { en: 'Rain', fr: 'Pluie' } }],
      refunds: [{ id: expect.any(String), amount: 1_000, state: 'succeeded', card }],
    });
  });

  it('tells no card of a group’s, and that it goes back to the group', async () => {
    ground.fair.add('fair', { kind: 'cancellation', code: 'cancellation', refunds: [{}] });
    const { row, charge } = await paidFor(10_000, 0.5);
    await ground.db
      .insert(refund)
      .values({ paymentId: charge.id, eventCode: 'fair', amount: 1_000, dossierId: row.id });
    const { registration: _, ...told } = await preview(row);
    expect(told).toMatchObject({ refund: { back: 4_000 }, to_group: 'Y', freed: [], until: '2027-02-18' });
    expect(told.refunds).toEqual([{ amount: 1_000, state: 'pending' }]);
    expect(Object.keys(told)).not.toContain('card');
    expect(Object.keys(told)).not.toContain('note');
  });

  it('is what it was, once it is done, and a card without a number is none', async () => {
    const row = await ground.register({ status: 'Cancelled' });
    const quote: RefundQuote = { currency: 'CAD', lines: [], taxes: [], kept: 7, paid: 10, back: 3 };
    const freed = [{ kind: 'workshop' as const, item: 'clay-1', name: 'Clay', detail: '' }];
    await ground.db.insert(cancellation).values({ dossierId: row.id, by: 'attendee', quote, freed });
    const charge = await paid(row.id, 10_000, { last4: null });
    await ground.db.insert(refund).values({ paymentId: charge.id, eventCode: 'fair', amount: 3 });
    expect(await preview(row)).toMatchObject({
      refund: quote,
      freed,
      refunds: [{ amount: 3, state: 'pending' }],
    });
    expect((await preview(row)).refunds[0]).not.toHaveProperty('card');
  });

  it('has no refund of an earlier change among its own', async () => {
    const row = await ground.register({ status: 'Cancelled' });
    const quote: RefundQuote = { currency: 'CAD', lines: [], taxes: [], kept: 0, paid: 10, back: 3 };
    const charge = await paid(row.id, 10_000);
    const of = { paymentId: charge.id, eventCode: 'fair' };
    const cancelledAt = new Date();
    const createdAt = new Date(cancelledAt.getTime() - 60_000);
    await ground.db.insert(refund).values({ ...of, amount: 5, createdAt });
    await ground.db
      .insert(cancellation)
      .values({ dossierId: row.id, by: 'attendee', quote, freed: [], cancelledAt });
    await ground.db.insert(refund).values({ ...of, amount: 3, createdAt: cancelledAt });
    expect((await preview(row)).refunds).toMatchObject([{ amount: 3 }]);
  });

  it('went to the group, once it is done and nothing is left to refund', async () => {
    ground.fair.add('fair', { kind: 'cancellation', code: 'cancellation', refunds: [{}] });
    const { row, charge } = await paidFor(10_000, 0.5);
    const quote: RefundQuote = { currency: 'CAD', lines: [], taxes: [], kept: 0, paid: 5_000, back: 5_000 };
    await ground.db.insert(cancellation).values({ dossierId: row.id, by: 'attendee', quote, freed: [] });
    await ground.db
      .insert(refund)
      .values({ paymentId: charge.id, eventCode: 'fair', amount: 5_000, dossierId: row.id });
    expect(await preview(row)).toMatchObject({ to_group: 'Y', refunds: [{ amount: 5_000 }] });
  });

  it('is not asked of what was never submitted', async () => {
    await expect(preview(await ground.register())).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('what is given up', () => {
  it('is all that was had: pieces, tickets and places in lines, but for a choice that is kept', async () => {
    const [row, other] = [await ground.register(), await ground.register()];
    await ground.db
      .insert(inventory)
      .values({ eventCode: 'fair', kind: 'session', item: 'clay-1', taken: 2 });
    for (const { id } of [row, other]) {
      await ground.db
        .insert(hold)
        .values({ dossierId: id, eventCode: 'fair', kind: 'session', item: 'clay-1', state: 'reserved' });
      const piece = {
        eventCode: 'fair',
        number: 1,
        product: 'p',
        variant: 'v',
        name: 'P',
        variantName: 'V',
        amount: 1,
      };
      await ground.db.insert(ticket).values({ ...piece, dossierId: id, code: id });
    }
    const wait = async (
      kind: 'session' | 'choice',
      item: string,
      state: 'waiting' | 'offered' | 'taken',
      dossierId = row.id,
    ) => {
      const email = `${item}-${state}@example.org`;
      await ground.db.insert(waitlistEntry).values({
        eventCode: 'fair',
        kind,
        item,
        state,
        dossierId,
        claimed: kind === 'choice' && state === 'offered',
        email,
        emailTyped: email,
      });
    };
    await wait('session', 'a', 'waiting');
    await wait('session', 'b', 'offered');
    await wait('session', 'c', 'taken');
    await wait('choice', 'd', 'waiting');
    await wait('choice', 'e', 'offered');
    await wait('session', 'f', 'waiting', other.id);
    await ground.db.transaction((tx) => releaseAll(tx, row, ground.seats));
    const entries = await ground.db.select().from(waitlistEntry).orderBy(waitlistEntry.item);
    expect(entries.map(({ state }) => state)).toEqual([
      'expired',
      'expired',
      'taken',
      'expired',
      'offered',
      'waiting',
    ]);
    expect((await ground.db.select().from(hold)).map(({ dossierId }) => dossierId)).toEqual([other.id]);
    expect((await ground.db.select().from(ticket)).map(({ dossierId }) => dossierId)).toEqual([other.id]);
    expect((await ground.db.select().from(inventory)).map(({ taken }) => taken)).toEqual([1]);
    expect(ground.heard()).toEqual(['freed session clay-1', 'offer all']);
  });
});
