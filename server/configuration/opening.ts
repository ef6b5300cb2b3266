import type { Lacking } from '#engine/contract/opening.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Database } from '#server/database/database.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { ConfigurationStore, ServedConfiguration, TogetherOutcome } from './configuration-store.ts';

/** A text in brackets, as templates have where an organizer has to write one. */
const PLACEHOLDER = /\[[^\][]{2,200}\]/;

/** What an event lacks before it opens: texts that a template left to be written, and real payments if anything costs. */
export function lackingIn(
  configuration: Pick<ServedConfiguration, 'list'>,
  eventCode: string,
  takesRealPayments: boolean,
): Lacking[] {
  const documents = configuration.list(eventCode).map(({ document }) => document);
  const placeholders = documents.flatMap((document): Lacking[] => {
    const count = placeholdersIn(document);
    const { kind, code } = document;
    return count > 0 ? [{ what: 'placeholders', kind, code, count }] : [];
  });
  const isPaid = documents.some(costs);
  return [...placeholders, ...(isPaid && !takesRealPayments ? [{ what: 'sandbox' } as const] : [])];
}

/** Texts with a placeholder; one that is written in several languages is one. */
function placeholdersIn(value: unknown): number {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  if ('en' in value && 'fr' in value) return Math.max(...Object.values(value).map(placeholdersIn));
  return Object.values(value).reduce((sum: number, each) => sum + placeholdersIn(each), 0);
}

function costs(document: ConfigurationDocument): boolean {
  if (document.kind === 'fees') return document.fees.some(({ amount }) => amount > 0);
  if (document.kind !== 'offers') return false;
  return document.offers.some(({ amount = 0, minimum = 0 }) => amount > 0 || minimum > 0);
}

/** Publishes the event's document with registration open or closed. `settle` runs in the transaction that publishes. */
export function setRegistrationOpen(
  configuration: ConfigurationStore,
  { eventCode, open, by }: { eventCode: string; open: 'Y' | 'N'; by: string },
  settle: (tx: Database) => Promise<void>,
): Promise<TogetherOutcome> {
  return configuration.publishTogether(
    eventCode,
    async () => {
      const event = configuration.current(eventCode, 'event', eventCode)?.document;
      if (!event) throw notFound();
      return { documents: [{ ...event, options: { ...event.options, registration_open: open } }] };
    },
    by,
    async (tx, publish) => {
      await publish(tx);
      await settle(tx);
    },
  );
}
