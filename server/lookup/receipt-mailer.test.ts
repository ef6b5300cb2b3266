import { beforeEach, expect, it } from 'vitest';
import type { Quote } from '#engine/contract/money.ts';
import { receipt } from '#server/database/schema.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { mostAskedFor } from '#server/mail/mail-rate-limit.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { startReceiptMailer } from './receipt-mailer.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const paid: Quote = {
  currency: 'CAD',
  lines: [],
  subtotal: 0,
  taxes: [],
  total: 0,
  complete: 'Y',
};

/** A registration with a receipt, and a mailer whose jobs are done as soon as they are added. */
async function openMailer(number = 1) {
  const { db, configuration, mails } = ground;
  const row = await ground.register({ status: 'Submitted' });
  await db.insert(receipt).values({ eventCode: 'fair', number, dossierId: row.id, quote: paid });
  let work: (data: Record<string, unknown>) => Promise<void> = async () => {};
  const jobs = {
    work: async (_: string, handler: typeof work) => {
      work = handler;
    },
    add: async (_: unknown, { data }: { data: Record<string, unknown> }) => work(data),
  } as unknown as Jobs;
  const { mailer } = ground.services;
  const { request } = await startReceiptMailer({ db, configuration, mailer }, jobs);
  const ask = (party?: string) =>
    request(db, {
      eventCode: 'fair',
      code: row.code,
      email: row.email,
      locale: 'en',
      ...(party !== undefined && { party }),
    });
  const sent = () => mails.map(({ recipient }) => recipient);
  return { ask, sent };
}

it('mails receipts to third parties so often an hour for one registration, however many parties are named', async () => {
  const { ask, sent } = await openMailer();
  for (let at = 0; at < mostAskedFor + 4; at += 1) await ask(`school-${at}@example.org`);
  expect(sent()).toEqual(Array.from({ length: mostAskedFor }, (_, at) => `school-${at}@example.org`));
});

it('mails one party so often an hour, whoever names it', async () => {
  const party = 'school@example.org';
  const [one, other] = [await openMailer(1), await openMailer(2)];
  for (let at = 0; at < mostAskedFor - 1; at += 1) await one.ask(party);
  for (let at = 0; at < 3; at += 1) await other.ask(party);
  expect(other.sent().filter((recipient) => recipient === party)).toHaveLength(mostAskedFor);
});
