import { useMemo } from 'react';
import {
  byStart,
  type WorkshopConflict,
  workshopConflicts,
} from '#engine/event/schedule/workshop-conflicts.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { type ChosenSession, isShown } from './chosen-session.ts';
import { useCart } from './use-cart.ts';
import { useCartNotices } from './use-cart-notices.ts';
import { choose, unchoose, workshopChoice } from './workshop-choice.ts';

/** The visitor's workshops, wherever they are stored. */
export interface MyWorkshops {
  /** Sorted by start, without hidden ones. */
  readonly entries: readonly ChosenSession[];
  readonly conflicts: readonly WorkshopConflict<ChosenSession>[];
  /** Whether seats are held on the server; otherwise the choice is only on this device. */
  readonly isHeld: boolean;
  readonly has: (code: string) => boolean;
  /** Whether the server is being asked about a session. */
  readonly isBusy: (code: string) => boolean;
  readonly isWaiting: (code: string) => boolean;
  readonly add: (session: ChosenSession) => void;
  readonly remove: (session: ChosenSession) => void;
  /** Joins or leaves the waitlist of a full session; only seats that are held have one. */
  readonly wait: ((session: ChosenSession, leave: boolean) => void) | undefined;
}

/**
 * The visitor's workshops (spec §2 "My workshops", §4): with a registration under way its cart on the server, without
 * one a choice that this device keeps for a day.
 */
export function useMyWorkshops(): MyWorkshops {
  const { event_code } = useEvent();
  const cart = useCart();
  const notices = useCartNotices();
  const choice = usePersisted(workshopChoice);
  const kept = choice?.event === event_code ? choice.sessions : undefined;
  const entries = useMemo(
    () =>
      byStart<ChosenSession>(
        // Sessions chosen before the registration stay listed until they are in the cart or refused.
        [...(cart?.data?.entries ?? []), ...notIn(cart?.data?.entries, kept)].filter(isShown),
      ),
    [cart?.data, kept],
  );
  return useMemo(() => {
    const codes = new Set(entries.map((each) => each.workshops_session_code));
    const waiting = new Set(cart?.data?.waitlisted.map((each) => each.workshops_session_code));
    const has = (code: string) => codes.has(code);
    const derived = {
      entries,
      has,
      conflicts: workshopConflicts(entries),
      isBusy: (code: string) => cart?.busy.has(code) === true,
      isWaiting: (code: string) => waiting.has(code),
      isHeld: cart !== undefined,
    };
    if (cart) {
      const { ask } = cart;
      return {
        ...derived,
        add: (session) => ask({ kind: 'add', session }),
        remove(session) {
          unchoose(event_code, session);
          ask({ kind: 'remove', session });
        },
        wait: (session, leave) => ask({ kind: leave ? 'leave' : 'wait', session }),
      };
    }
    return {
      ...derived,
      add(session) {
        choose(event_code, session);
        notices.kept(session);
      },
      remove(session) {
        unchoose(event_code, session);
        notices.done({ kind: 'remove', session });
      },
      wait: undefined,
    };
  }, [entries, cart, notices, event_code]);
}

/** Those of the kept sessions that a cart has no entry for. */
function notIn(
  entries: readonly ChosenSession[] | undefined,
  kept: readonly ChosenSession[] | undefined,
): readonly ChosenSession[] {
  const known = new Set(entries?.map((each) => each.workshops_session_code));
  return kept?.filter((each) => !known.has(each.workshops_session_code)) ?? [];
}
