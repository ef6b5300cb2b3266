import { expect } from 'vitest';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { RefundableCharge } from '#engine/contract/desk-actions.ts';
import { openDesk } from './open-desk.ts';
import { openPaidEvent } from './paid-event.ts';
import { type Begun, type Fields, key, type TestApi } from './test-api.ts';

/** An event with a desk, and a registration that paid 270.00: 200.00 and 60.00 for membership, with 10.00 tax. */
export async function openPaid(api: TestApi) {
  const event = await openPaidEvent(api);
  const desk = await openDesk(api, event.code, event.at.host);
  const begun = await event.begin();
  await event.fill(begun);
  expect((await event.submit(begun)).status).toBe(200);
  const read = async ({ code }: Begun = begun) =>
    (await api.get(`/api/getDossier/${code}`, desk.headers)).body as unknown as DeskDossier;
  const charge = async () => {
    const { body } = await api.get(`/api/getRefundable/${begun.code}`, desk.headers);
    const [only] = (body as unknown as { charges: RefundableCharge[] }).charges;
    if (!only) throw new Error('nothing was charged');
    return only;
  };
  const give = (fields: Fields, headers = key()) =>
    api.post(
      'refundRegistration',
      { code: begun.code, why: 'Hurt her knee', ...fields },
      { ...desk.headers, ...headers },
    );
  return { event, desk, begun, read, charge, give };
}

/** What a ledger's lines add up to. */
export const sum = (rows: DeskDossier['ledger'], name: 'charged' | 'paid') =>
  rows.reduce((total, row) => total + (row[name] ?? 0), 0);
