import { api } from '#engine/contract/calls.ts';
import type { Event } from '#engine/contract/event.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import { attendanceObstacle } from '#engine/event/schedule/may-attend.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import { workshopConflicts } from '#engine/event/schedule/workshop-conflicts.ts';
import { asFailure } from '#machines/failure.ts';
import type { Call } from '#src/api/client.ts';
import { askOfCart } from '#src/flow/my-workshops/cart-query.ts';
import { type ChosenSession, chosenOf } from '#src/flow/my-workshops/chosen-session.ts';
import { chosenIn, unchoose } from '#src/flow/my-workshops/workshop-choice.ts';
import { choiceOutcome, type RefusedSession } from './choice-outcome.ts';

export interface CarryingOver {
  readonly call: Call;
  readonly event: Pick<Event, 'event_code' | 'tracks'>;
  readonly registration: Registration;
  readonly locale: string;
  readonly signal: AbortSignal;
  /** Hears of every seat that the server holds. */
  readonly onHeld: (cart: WorkshopCart) => void;
}

type Verdict = { readonly held: ChosenSession } | { readonly refused: RefusedSession };

/** Adds to what is shown about a registration; news about another one is discarded. */
function tell(code: string, verdict: Verdict): void {
  const known = choiceOutcome.read();
  const { held, refused } = known?.code === code ? known : { held: [], refused: [] };
  choiceOutcome.write(
    'held' in verdict
      ? { code, held: [...held, verdict.held], refused }
      : { code, held, refused: [...refused, verdict.refused] },
  );
}

/** Why a session cannot be asked for, as far as the browser knows. */
function refusalOf(
  { event, registration }: CarryingOver,
  chosen: ChosenSession,
  session: Session | undefined,
  held: readonly Session[],
): RefusedSession | undefined {
  if (!session) return { session: chosen, why: 'gone' };
  const obstacle = attendanceObstacle(event, registration, session);
  if (obstacle) return { session: chosen, why: obstacle };
  for (const other of held) {
    const [conflict] = workshopConflicts([other, session]);
    if (conflict) return { session: chosen, why: conflict.kind, other: other.workshops_title };
  }
  return undefined;
}

const holdsOf = ({ entries }: WorkshopCart) => entries.filter((each) => each.workshops_cart_status === 'Y');

/**
 * Adds the workshops chosen before registering to a registration: each seat that fits is held, in the order of
 * choosing; for others the reason is kept. A session leaves the choice once its result is known; after a lost
 * connection the rest waits for the next time. Rejects in that case.
 */
export async function carryOverWorkshops(bringing: CarryingOver): Promise<void> {
  const { call, event, registration, locale, signal, onHeld } = bringing;
  const { code } = registration;
  if (chosenIn(event.event_code).length === 0) return;
  const [{ times }, cart] = await Promise.all([
    call(api.schedule.getScheduleByCodeAndTrack, { body: {}, signal }),
    call(api.workshopCart.getWorkshopsCart, { params: { code, x: 'W' }, signal }),
  ]);
  const sessions = new Map(
    times.flatMap((time) => time.sessions.map((each) => [each.workshops_session_code, each])),
  );
  let held: readonly Session[] = holdsOf(cart);

  async function offer(chosen: ChosenSession): Promise<Verdict> {
    const session = sessions.get(chosen.workshops_session_code);
    const isHeld = held.some((each) => each.workshops_session_code === chosen.workshops_session_code);
    if (isHeld) return { held: chosen };
    const refused = refusalOf(bringing, chosen, session, held);
    if (refused || !session) return { refused: refused ?? { session: chosen, why: 'gone' } };
    try {
      const after = await askOfCart(call, code, { kind: 'add', session }, locale, signal);
      held = holdsOf(after);
      onHeld(after);
      return { held: chosenOf(session) };
    } catch (error) {
      const { kind } = asFailure(error);
      if (signal.aborted || kind === 'connection' || kind === 'unauthorized') throw error;
      return { refused: { session: chosen, why: kind === 'full' ? 'full' : 'failed' } };
    }
  }

  for (const chosen of chosenIn(event.event_code)) {
    const verdict = await offer(chosen);
    tell(code, verdict);
    unchoose(event.event_code, chosen);
  }
}
