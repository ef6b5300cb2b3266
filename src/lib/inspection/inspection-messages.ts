/** The channel of one browser's tabs and its inspector; of one origin alone, as every BroadcastChannel is. */
export const INSPECTION_CHANNEL = 'rostrum-inspection';

/** What of an actor's snapshot is shown: where it is, and its context with everything personal masked. */
export interface ShownSnapshot {
  readonly status: string;
  readonly value?: unknown;
  readonly context?: unknown;
  /** The events of its chart that it would take now, and those that a guard keeps closed. */
  readonly open?: readonly string[];
  readonly closed?: readonly string[];
}

interface OfActor {
  readonly tab: string;
  readonly sessionId: string;
  readonly rootId: string;
  readonly createdAt: number;
}

/** As `@statelyai/inspect` has it, its texts as data. */
export interface ActorMessage extends OfActor {
  readonly type: '@xstate.actor';
  readonly name: string;
  readonly parentId?: string;
  /** The configuration of its machine as JSON; absent where it is none, such as a call. */
  readonly definition?: string;
  readonly snapshot: ShownSnapshot;
}

export interface EventMessage extends OfActor {
  readonly type: '@xstate.event';
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly sourceId?: string;
}

export interface SnapshotMessage extends OfActor {
  readonly type: '@xstate.snapshot';
  readonly event: { readonly type: string };
  readonly snapshot: ShownSnapshot;
}

/** The edges of its chart that were taken, which the protocol of Stately's has no word for. */
export interface TakenMessage extends OfActor {
  readonly type: '@xstate.microstep';
  readonly edges: readonly string[];
}

/** A tab says that it is there, where it stands, and when it goes. */
export type TabMessage =
  | { readonly type: 'tab'; readonly tab: string; readonly address: string }
  | { readonly type: 'gone'; readonly tab: string };

export type InspectionMessage =
  | TabMessage
  | ActorMessage
  | EventMessage
  | SnapshotMessage
  | TakenMessage
  /** A page has come, and would tell of itself if somebody asked. */
  | { readonly type: 'here'; readonly tab: string }
  /** The inspector asks whoever is there to tell of itself, or one tab alone. */
  | { readonly type: 'attach'; readonly tab?: string };

const TYPES = new Set([
  'attach',
  'here',
  'tab',
  'gone',
  '@xstate.actor',
  '@xstate.event',
  '@xstate.snapshot',
  '@xstate.microstep',
]);

/** Whether something that came over the channel is a message of ours. */
export function isInspectionMessage(data: unknown): data is InspectionMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  const { type } = data;
  const isNamed = type === 'attach' || ('tab' in data && typeof data.tab === 'string');
  return typeof type === 'string' && TYPES.has(type) && isNamed;
}
