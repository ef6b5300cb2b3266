import { deskWaitlist as contract } from '#engine/contract/desk-waitlist.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { localeIn, resolveText } from '#engine/form/languages/text.ts';
import { whyNeeded } from '#server/cancellation/cancel-problems.ts';
import { listWaiting, listWaitlists, waitlistName } from '#server/desk/list-waitlists.ts';
import { overInWords } from '#server/inventory/over-in-words.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { isEntryId } from '#server/waitlist/entries.ts';
import { offerOutOfTurn } from '#server/waitlist/offer-out-of-turn.ts';
import type { Handlers } from './handlers.ts';

/** The waitlists of an event, and offers out of turn. */
export const deskWaitlistHandlers: Handlers<typeof contract> = {
  listWaitlists: async ({ services: { db, configuration }, event }) => ({
    waitlists: await listWaitlists(db, configuration, event.document),
  }),

  listWaiting: ({ services: { db, configuration }, eventCode, query: { kind, item = '', after } }) =>
    listWaiting(db, configuration, { eventCode, kind, item }, after),

  async offerOutOfTurn({ services, event, body, once, audit }) {
    if (!isEntryId(body.id)) throw notFound();
    const answer = await once(contract.offerOutOfTurn.response, async (tx) => {
      const why = body.why.trim();
      if (why === '') throw whyNeeded();
      const made = await offerOutOfTurn(tx, services, event.document, body.id, isYes(body.overbook, false));
      const { entry, ahead, over, code, until } = made;
      const name = waitlistName(services.configuration, event.document, entry);
      const locale = localeIn(event.document.languages[0]);
      await audit(tx, {
        subject: code ?? entry.emailTyped,
        changes: [
          { what: 'offer', is: resolveText(name, locale) },
          { what: 'passed_over', is: String(ahead) },
          ...(over ? [{ what: 'overbooked', is: overInWords({ name, ...over }, locale) }] : []),
        ],
        reason: why,
      });
      return until
        ? { state: 'offered' as const, offered_until: until.toISOString() }
        : { state: 'taken' as const };
    });
    services.mailer.wake();
    services.seats.wake();
    return answer;
  },
};
