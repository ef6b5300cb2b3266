import type { AdjustmentPreview } from '#engine/contract/desk-money.ts';
import { mailsTo } from './mails-to.ts';
import type { openPaid } from './paid-desk.ts';
import { type Fields, key, type TestApi } from './test-api.ts';

type Opened = Awaited<ReturnType<typeof openPaid>>;

/** Adjusts what a registration owes, as shown; `expected` is what it owes then. */
export const acting = (api: TestApi, { desk, begun }: Opened) => {
  const press = (call: string, fields: Fields, headers = key()) =>
    api.post(call, { code: begun.code, ...fields }, { ...desk.headers, ...headers });
  return {
    press,
    adjust: (fields: Fields, headers = key()) =>
      press('adjustOwed', { why: 'Phoned us', notify: 'N', ...fields }, headers),
    preview: async (fields: Fields) =>
      (await press('previewAdjustment', fields)).body as unknown as AdjustmentPreview,
  };
};

/** 40.00 for a workshop; the event's tax is on top if it taxes workshops. */
export const fee = { kind: 'fee', label: 'Late change', category: 'workshop', amount: 4_000 } as const;

/** The secret in the last email's link to pay. */
export async function secretOf(api: TestApi, email: string): Promise<string> {
  const mail = (await mailsTo(api, email)).at(-1);
  return /registration\/pay\/([\w-]{44})/.exec(mail?.text ?? '')?.[1] ?? '';
}
