import type { InspectionEvent } from 'xstate';
import { edgesOfTransition } from '../chart/chart.ts';
import type { ActorMessage, InspectionMessage } from './inspection-messages.ts';
import { masked } from './masked.ts';
import { definitionIn, shownSnapshot } from './shown.ts';

type ActorRef = InspectionEvent['actorRef'];

/** The message about an actor's event or snapshot; undefined if there is none. */
export function messageOf(tab: string, event: InspectionEvent): InspectionMessage | undefined {
  const { actorRef } = event;
  const of = ofActor(tab, actorRef, event.rootId);
  switch (event.type) {
    case '@xstate.actor':
      return actorMessage(tab, actorRef, event.rootId);
    case '@xstate.event': {
      const sourceId = event.sourceRef?.sessionId;
      const shown = { ...(masked(event.event) as object), type: event.event.type };
      return { type: '@xstate.event', ...of, event: shown, ...(sourceId !== undefined && { sourceId }) };
    }
    case '@xstate.snapshot':
      return {
        type: '@xstate.snapshot',
        ...of,
        event: { type: event.event.type },
        snapshot: shownSnapshot(event.snapshot),
      };
    case '@xstate.microstep': {
      const edges = event._transitions.flatMap(edgesOfTransition).map(({ id }) => id);
      return edges.length === 0 ? undefined : { type: '@xstate.microstep', ...of, edges };
    }
    default:
      return undefined;
  }
}

/** The message about an actor: its chart and state. */
export function actorMessage(tab: string, actor: ActorRef, rootId?: string): ActorMessage {
  const definition = definitionIn(actor);
  const parentId = parentOf(actor);
  return {
    type: '@xstate.actor',
    ...ofActor(tab, actor, rootId ?? parentId ?? actor.sessionId),
    name: nameOf(actor),
    ...(parentId !== undefined && { parentId }),
    ...(definition !== undefined && { definition }),
    snapshot: shownSnapshot(actor.getSnapshot()),
  };
}

const ofActor = (tab: string, { sessionId }: ActorRef, rootId: string) => ({
  tab,
  sessionId,
  rootId,
  createdAt: Date.now(),
});

function parentOf(actor: ActorRef): string | undefined {
  const parent = '_parent' in actor ? (actor._parent as ActorRef | undefined) : undefined;
  return parent?.sessionId;
}

function nameOf(actor: ActorRef): string {
  return 'id' in actor && typeof actor.id === 'string' ? actor.id : actor.sessionId;
}

/** Something that an actor heard or became, and when, in milliseconds since 1970. */
export interface HeardEvent {
  readonly at: number;
  readonly event: InspectionEvent;
}

/** The messages about a tab: each actor with its chart once, then its events and snapshots. */
export function inspectionOf(
  tab: string,
  address: string,
  events: readonly HeardEvent[],
): InspectionMessage[] {
  const known = new Set<string>();
  const messages: InspectionMessage[] = [{ type: 'tab', tab, address }];
  for (const { at, event } of events) {
    const { actorRef } = event;
    if (!known.has(actorRef.sessionId)) {
      known.add(actorRef.sessionId);
      messages.push({ ...actorMessage(tab, actorRef), createdAt: at });
    }
    const message = messageOf(tab, event);
    if (message && 'createdAt' in message) messages.push({ ...message, createdAt: at });
  }
  messages.push({ type: 'gone', tab });
  return messages;
}
