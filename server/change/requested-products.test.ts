import { describe, expect, it, test } from 'vitest';
import { pickedItem } from '#engine/event/cart/picked-item.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { lastDayToCorrect, mayCorrect } from '#server/registration/open-step.ts';
import { toldBy } from '#server/testing/refusal-text.ts';
import { fairRegistration, openFair } from '#server/testing/test-event.ts';
import { requestedProducts } from './requested-products.ts';

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
const shop = {
  kind: 'products',
  code: 'products',
  products: [
    {
      code: 'shirt',
      name: both('Shirt'),
      amount: 2_800,
      most: 3,
      variants: [
        { code: 'm', name: both('Medium') },
        { code: 'l', name: both('Large'), amount: 3_000 },
      ],
    },
    { code: 'pass', name: 'Pass', amount: 500, admits: 'Y', variants: [{ code: 'one', name: 'One' }] },
    { code: 'far', name: 'Far', amount: 1, tracks: ['online'], variants: [{ code: 'one', name: 'One' }] },
  ],
};
const fair = openFair();
fair.add('fair', shop);
const form = {
  sections: [
    { code: 'a', fields: [{ code: 'name', type: 'text' }] },
    { code: 'b', fields: [{ code: 'shop', type: 'product_picker' }] },
  ],
} as unknown as FormDocument;
const wish = (product_code: string, variant_code: string, qty: number) => ({
  product_code,
  variant_code,
  qty,
});
const held = (item: string, quantity: number, kind = 'variant') => ({ kind, item, quantity }) as HoldRow;
const wished = (shopped: unknown, holds: readonly HoldRow[] = []) =>
  requestedProducts(
    fair as never,
    fairRegistration(),
    form,
    { name: 'x', ...(shopped !== undefined && { shop: shopped }) },
    holds,
  );

describe('pieces that are wished for besides', () => {
  it('are priced, and told with their words', () => {
    const [medium, large, pass] = wished([
      wish('shirt', 'm', 1),
      wish('shirt', 'l', 2),
      wish('pass', 'one', 1),
    ]);
    expect([medium, large].map((each) => each?.pieces)).toEqual([
      { kind: 'variant', item: 'shirt/m', quantity: 1 },
      { kind: 'variant', item: 'shirt/l', quantity: 2 },
    ]);
    expect([medium, large, pass].map((each) => each?.item)).toMatchObject([
      { kind: 'merchandise', item: 'shirt/m', name: both('Shirt') },
      { kind: 'merchandise', item: 'shirt/l' },
      { kind: 'merchandise', item: 'pass/one', name: 'Pass' },
    ]);
    expect(wished(undefined)).toEqual([]);
  });

  const notPieces = ['invalid', 'shop must be a list of products, each variant at most once.'];
  const notOffered = ['invalid', 'shop is not offered with what you chose.'];
  const tooMany = ['invalid', 'shop must be at most 3 in total.'];
  it.each([
    ['no list', 'shirt', [], notPieces],
    ['none of a piece', [wish('shirt', 'm', 0)], [], notPieces],
    ['a hundred of one', [wish('pass', 'one', 100)], [], notPieces],
    ['half a piece', [wish('shirt', 'm', 1.5)], [], notPieces],
    ['a name that is too long', [wish('x'.repeat(65), 'm', 1)], [], notPieces],
    [
      'more kinds than one may have',
      Array.from({ length: 501 }, (_, at) => wish(`p${at}`, 'm', 1)),
      [],
      notPieces,
    ],
    ['a variant twice', [wish('shirt', 'm', 1), wish('shirt', 'm', 1)], [], notPieces],
    ['an unknown product', [wish('gone', 'm', 1)], [], notOffered],
    ['an unknown variant', [wish('shirt', 'gone', 1)], [], notOffered],
    ['what is sold to another track', [wish('far', 'one', 1)], [], notOffered],
    ['more than one may have', [wish('shirt', 'm', 4)], [], tooMany],
    ['more than one may have of all variants', [wish('shirt', 'm', 2), wish('shirt', 'l', 2)], [], tooMany],
    ['more than one may have with what one has', [wish('shirt', 'm', 2)], [held('shirt/l', 2)], tooMany],
  ])('are refused for %s', (_, shopped, holds, told) => {
    expect.assertions(1);
    try {
      wished(shopped, holds);
    } catch (error) {
      expect(error instanceof Refusal && toldBy(error)).toEqual(told);
    }
  });

  it('may be as many as one may have, whatever else is held', () => {
    const others = [held('shirt/l', 1), held('shirt/m', 9, 'choice')];
    expect(wished([wish('shirt', 'm', 2), wish('pass', 'one', 99)], others)).toHaveLength(2);
  });
});

describe('the answers of a step once they are submitted', () => {
  const event = {
    code: 'fair',
    dates: { start: '2027-03-01' },
    timezone: 'America/Vancouver',
  } as EventDocument;
  const stepOf = (given: Partial<Step>) =>
    ({ code: 's', kind: 'form', label: 'S', open_after: 'Y', ...given }) as Step;
  const at = (time: string) => new Date(`${time}-08:00`);

  it.each([
    ['until the last day of all changes', {}, '2027-02-28'],
    ['until a day of their own', { open_until: '2027-01-15' }, '2027-01-15'],
    ['no longer than all changes', { open_until: '2027-03-05' }, '2027-02-28'],
  ])('may be corrected %s', (_, given, day) => {
    const step = stepOf(given);
    expect(lastDayToCorrect(fair, event, step)).toBe(day);
    expect(mayCorrect(fair, event, step, at(`${day}T23:59:00`))).toBe(true);
    expect(mayCorrect(fair, event, step, new Date(at(`${day}T23:59:00`).getTime() + 60_000))).toBe(false);
    expect(mayCorrect(fair, event, { ...step, open_after: 'N' }, at('2027-01-01T00:00:00'))).toBe(false);
  });
});

test.each([
  ['workshop', 'session'],
  ['waitlist', 'session'],
  ['merchandise', 'variant'],
  ['activity', 'activity'],
  ['choice', 'choice'],
] as const)('what is booked as %s is held as %s', (kind, held) => {
  expect(pickedItem({ kind, item: 'x' })).toEqual({ kind: held, item: 'x' });
});
