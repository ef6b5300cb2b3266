import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { mailAttachment, payment, refund } from '#server/database/schema.ts';
import { cardToken, openPaidEvent, type PaidEvent } from './paid-event.ts';
import { eventDocument, feesDocument } from './paid-event-documents.ts';
import { type Begun, type Fields, key, organizerToken, type TestApi } from './test-api.ts';

const both = (en: string, fr: string) => ({ en, fr });
export const byMode = (code: string, modes: readonly string[], amount: number, category = 'conference') => ({
  code,
  category,
  label: both(code, code),
  amount,
  when: { in: [{ var: 'registration.mode' }, modes] },
});
/** In person 210.00 with tax, 26.25 more with a seat; online 126.00; both ways 31.50 more than in person. */
export const fees = {
  ...feesDocument,
  fees: [
    byMode('here', ['In-Person', 'Hybrid'], 20_000),
    byMode('there', ['Online'], 12_000),
    byMode('hybrid', ['Hybrid'], 3_000, 'registration'),
  ],
};
/** What comes back, and until when. */
export const policy = (refunds: readonly object[], until = '2027-02-18') => ({
  kind: 'cancellation',
  code: 'cancellation',
  until,
  refunds,
});
const all = policy([{ keeps: 2_500 }]);
const track = (code: string, modes: readonly string[], more: object = {}) => ({
  ID: code,
  code,
  name: both(`The ${code}`, `Le ${code}`),
  seo: code,
  modes,
  timezone: 'America/Vancouver',
  ...more,
});
const seat = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };
export const [toOnline, toHybrid] = [{ track: 'online' }, { track_mode: 'Hybrid' }];
/** To the cent: 85.00 and its tax less, with the seat's 26.25; 30.00 and its tax more. */
export const [cheaper, dearer] = [-8_400, 3_150];

/** An event with two tracks and three ways to come, in which everything of a change costs something. */
export async function openChangeEvent(
  api: TestApi,
  { capacity, kept, document = all }: { capacity?: number; kept?: number; document?: object } = {},
) {
  const event = await openPaidEvent(api);
  const online = track('online', ['Online'], {
    ...(capacity !== undefined && { capacity }),
    ...(kept !== undefined && { kept }),
  });
  await event.publish({
    ...eventDocument(event.code, { waitlist: 'Y' }),
    contact_email: `desk@${event.code}.example.org`,
    tracks: [track('main', ['In-Person', 'Hybrid']), online],
  });
  await event.publish(fees);
  await event.publish(document);
  const submitted = async (given: Fields = {}, { clay = false, dinner = false } = {}): Promise<Begun> => {
    const begun = await event.begin(given);
    await event.fill(begun, { decline: true });
    if (clay) {
      const taken = await event.post(
        'handle-workshop-cart',
        { registration_code: begun.code, ...seat },
        begun.bearer,
      );
      expect(taken.status, taken.text).toBe(200);
    }
    if (dinner) {
      const taken = await event.post(
        'saveActivityInformation',
        { buyer_code: begun.code, activity_code: 'dinner', quantity: 1 },
        begun.bearer,
      );
      expect(taken.status, taken.text).toBe(200);
    }
    const answer = await event.submit(begun, { credit: cardToken('ok'), track: given['track'] ?? 'main' });
    if (answer.status !== 200) throw new Error(answer.text);
    return begun;
  };
  const preview = (begun: Begun, choice: Fields = {}) =>
    event.post('previewChange', { code: begun.code, ...choice }, begun.bearer);
  const change = (begun: Begun, given: Fields, headers = key()) =>
    event.post(
      'changeRegistration',
      { code: begun.code, option: 'change', ...given },
      { ...begun.bearer, ...headers },
    );
  const asOrganizer = (begun: Begun, given: Fields, token = organizerToken) =>
    event.post(
      'changeRegistrationAsOrganizer',
      { code: begun.code, option: 'change', ...given },
      { authorization: `Bearer ${token}`, ...key() },
    );
  const registrationOf = async (begun: Begun) =>
    (await event.review(begun)).body['registration'] as Record<string, unknown>;
  return { ...event, submitted, preview, change, asOrganizer, registrationOf };
}

/** Every refund of an event, the first one first. */
export const refundsOf = ({ database: { db } }: TestApi, event: Pick<PaidEvent, 'code'>) =>
  db.select().from(refund).where(eq(refund.eventCode, event.code)).orderBy(refund.createdAt);
/** What was charged, or asked for, for changes. */
export const chargesOf = ({ database: { db } }: TestApi, event: Pick<PaidEvent, 'code'>) =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.eventCode, event.code), eq(payment.purpose, 'change')));
/** What is attached to a mail. */
export const filesOf = ({ database: { db } }: TestApi, mail: { id: string } | undefined) =>
  db
    .select()
    .from(mailAttachment)
    .where(eq(mailAttachment.mailId, String(mail?.id)));
