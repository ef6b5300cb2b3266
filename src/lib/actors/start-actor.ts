import { type Actor, type ActorOptions, type AnyActorLogic, createActor, type InspectionEvent } from 'xstate';
import { traceEvent } from '#src/lib/trace/trace.ts';

/** Looks on at everything that actors receive and become. */
export type Inspector = (event: InspectionEvent) => void;

const inspectors = new Set<Inspector>();

type AnyActorRef = InspectionEvent['actorRef'];
/** Weak references, so that ended actors can be collected. */
let started: WeakRef<AnyActorRef>[] = [];

function remember(actor: AnyActorRef): void {
  // No snapshot is read here: xstate throws for an actor that is still starting its children.
  if (started.length > 200) started = started.filter((each) => each.deref());
  started.push(new WeakRef(actor));
}

function isRunning(actor: AnyActorRef | undefined): boolean {
  return actor?.getSnapshot().status === 'active';
}

/** The running actors, oldest first, for a new inspector. */
export function runningActors(): AnyActorRef[] {
  return started.flatMap((each) => {
    const actor = each.deref();
    return actor && isRunning(actor) ? [actor] : [];
  });
}

/** Reports every actor to an inspector from now on, including running ones; returns a function that stops it. */
export function inspectActors(inspector: Inspector): () => void {
  inspectors.add(inspector);
  return () => void inspectors.delete(inspector);
}

/** Notifies inspectors; their errors do not affect the actor. */
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
  // The cast is for xstate's argument types, which make options optional if the logic takes no input.
  const create = createActor as (logic: Logic, options: ActorOptions<Logic>) => Actor<Logic>;
  return create(logic, { ...options, inspect }).start();
}
