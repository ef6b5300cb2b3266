import { and, eq } from 'drizzle-orm';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { RefundableCharge } from '#engine/contract/desk-actions.ts';
import { payment } from '#server/database/schema.ts';
import { openChangeEvent, refundsOf } from './change-event.ts';
import { openDesk } from './open-desk.ts';
import { type Begun, type Fields, key, type TestApi } from './test-api.ts';

/** An event with a paid change, and the calls that an organizer of its desk makes. */
export async function openFaults(api: TestApi) {
  const event = await openChangeEvent(api);
  const desk = await openDesk(api, event.code, event.at.host);
  const act = (call: string, fields: Fields, headers = key(), as = desk.headers) =>
    api.post(call, fields, { ...as, ...headers });
  const edit = ({ code }: Begun, fields: Fields, headers = key()) =>
    act('changeRegistrationAsOrganizer', { code, ...fields }, headers);
  const read = async ({ code }: Begun) =>
    (await api.get(`/api/getDossier/${code}`, desk.headers)).body as unknown as DeskDossier;
  const charge = async ({ code }: Begun) => {
    const { body } = await api.get(`/api/getRefundable/${code}`, desk.headers);
    const [only] = (body as unknown as { charges: RefundableCharge[] }).charges;
    if (!only) throw new Error('nothing was charged');
    return only;
  };
  const cancel = (begun: Begun, expected_refund: number) =>
    event.post(
      'changeRegistration',
      { code: begun.code, option: 'cancel', reason: 'illness', expected_refund },
      { ...begun.bearer, ...key() },
    );
  /** What was paid in all, and what went back. */
  const books = async () => {
    const charged = await api.database.db
      .select()
      .from(payment)
      .where(and(eq(payment.eventCode, event.code), eq(payment.state, 'succeeded')));
    const back = await refundsOf(api, event);
    const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
    return { paid: sum(charged), back: sum(back) };
  };
  return { event, desk, act, edit, read, charge, cancel, books };
}
