import { expect } from 'vitest';
import { openChangeEvent, policy } from './change-event.ts';
import { feesDocument } from './paid-event-documents.ts';
import type { Begun, Fields, TestApi } from './test-api.ts';

export const both = (en: string, fr: string) => ({ en, fr });
export const field = (code: string, type: string, en: string, more: object = {}) => ({
  code,
  type,
  label: both(en, `${en} (fr)`),
  ...more,
});
export const details = (more: readonly object[] = []) => ({
  kind: 'form',
  code: 'details',
  title: both('Details', 'Détails'),
  sections: [
    {
      code: 'only',
      fields: [
        field('phone', 'text', 'Phone', { required: 'N', maxLength: 20 }),
        field('dinner', 'yes_no', 'Dinner', { required: 'N' }),
        ...more,
      ],
    },
  ],
});
const shop = {
  kind: 'form',
  code: 'shop',
  title: both('Shop', 'Boutique'),
  sections: [
    { code: 'only', fields: [field('products', 'product_picker', 'Merchandise', { required: 'N' })] },
  ],
};
const variant = (more: object = {}) => ({ code: 'one', name: both('One', 'Une'), ...more });
export const products = {
  kind: 'products',
  code: 'products',
  products: [
    { code: 'mug', name: both('Mug', 'Tasse'), amount: 1_000, most: 3, variants: [variant({ stock: 2 })] },
    { code: 'evening', name: both('Evening', 'Soirée'), amount: 2_400, admits: 'Y', variants: [variant()] },
  ],
};
export const [dinner, mug] = [5_250, 1_050];

/** An event whose personal details may be corrected, and whose shop sells on, once they are submitted. */
export async function openCorrectEvent(api: TestApi, { until }: { until?: string } = {}) {
  const event = await openChangeEvent(api, { document: policy([{}]) });
  await event.publish(details());
  await event.publish({
    ...feesDocument,
    fees: [
      { code: 'here', category: 'conference', label: both('Here', 'Ici'), amount: 20_000 },
      {
        code: 'dinner',
        category: 'conference',
        label: both('Dinner', 'Souper'),
        amount: 5_000,
        when: { '==': [{ var: 'answers.details.dinner' }, 'Y'] },
      },
    ],
  });
  await event.publish(shop);
  await event.publish(products);
  const step = (code: string, kind: string, more: object = {}) => ({
    code,
    label: both(`Step ${code}`, `Étape ${code}`),
    kind,
    form_type: code,
    ...more,
  });
  await event.publish({
    kind: 'flow',
    code: 'registration',
    label: both('Registration', 'Inscription'),
    entry: { by: ['anyone'] },
    money: { fees: 'catalogue' },
    steps: [
      step('personal', 'form'),
      step('details', 'form', { open_after: 'Y', ...(until && { open_until: until }) }),
      step('membership', 'membership'),
      step('shop', 'merchandise', { open_after: 'Y' }),
      step('picks', 'workshops'),
      { code: 'review', label: both('Review', 'Vérification'), kind: 'payment' },
    ],
  });
  /** Fills every form in, and submits nothing. */
  const start = async (values: object = {}): Promise<Begun> => {
    const begun = await event.begin();
    await event.fill(begun, { decline: true });
    const saved = await event.save(begun, 'details', values);
    expect(saved.status, saved.text).toBe(200);
    expect((await event.save(begun, 'shop', {})).status).toBe(200);
    return begun;
  };
  const begin = async (values: object = {}): Promise<Begun> => {
    const begun = await start(values);
    expect((await event.submit(begun)).status).toBe(200);
    return begun;
  };
  const asked = (form_type: string, values: object, more: Fields = {}) => ({
    form_type,
    version: 1,
    values: JSON.stringify(values),
    ...more,
  });
  const stepsOf = async (begun: Begun) =>
    (await event.review(begun)).body['steps'] as { step: { code: string }; open?: string; values: object }[];
  return { ...event, begin, start, asked, stepsOf };
}
export const pieces = (product_code: string, qty: number) => [{ product_code, variant_code: 'one', qty }];
