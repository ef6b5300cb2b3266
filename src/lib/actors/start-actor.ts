import { type Actor, type ActorOptions, type AnyActorLogic, createActor, type InspectionEvent } from 'xstate';
import { traceEvent } from '#src/lib/trace/trace.ts';

/** Looks on at everything that actors receive and become. */
export type Inspector = (event: InspectionEvent) => void;

const inspectors = new Set<Inspector>();

type AnyActorRef = InspectionEvent['actorRef'];
/** Weak, so that who has ended is not kept by having been looked at. */
let started: WeakRef<AnyActorRef>[] = [];

function remember(actor: AnyActorRef): void {
  if (started.length > 200) started = started.filter((each) => isRunning(each.deref()));
  started.push(new WeakRef(actor));
}

function isRunning(actor: AnyActorRef | undefined): boolean {
  return actor?.getSnapshot().status === 'active';
}

/** The actors that run now, the first one first, for who begins to look on. */
export function runningActors(): AnyActorRef[] {
  return started.flatMap((each) => {
    const actor = each.deref();
    return actor && isRunning(actor) ? [actor] : [];
  });
}

/** Has somebody look on at every actor from now on, those that run already included; gives what ends it. */
export function inspectActors(inspector: Inspector): () => void {
  inspectors.add(inspector);
  return () => void inspectors.delete(inspector);
}

/** Tells whoever looks on; what one of them throws is nothing to an actor. */
export function inspect(event: InspectionEvent): void {
  if (event.type === '@xstate.actor') remember(event.actorRef);
  traceEvent(event);
  for (const inspector of inspectors) {
    try {
      inspector(event);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Starts an actor: the one place where that is done outside of React (design §5), so that it can be looked at. */
export function startActor<Logic extends AnyActorLogic>(
  logic: Logic,
  options: ActorOptions<Logic>,
): Actor<Logic> {
  // The cast is for xstate's type of the arguments, in which options may be left out where logic takes no input.
  const create = createActor as (logic: Logic, options: ActorOptions<Logic>) => Actor<Logic>;
  return create(logic, { ...options, inspect }).start();
}
