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
  | {
      readonly type: 'tab';
      readonly tab: string;
      readonly address: string;
      /** What it was before it was loaded anew, where it was looked at then. */
      readonly after?: string;
    }
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

const OF_TABS = new Set(['attach', 'here', 'tab', 'gone']);
const OF_ACTORS = new Set(['@xstate.actor', '@xstate.event', '@xstate.snapshot', '@xstate.microstep']);

/** Whether something that came over the channel, or out of a file, is a message of ours, with all that is read of it. */
export function isInspectionMessage(data: unknown): data is InspectionMessage {
  if (!isObject(data) || typeof data['type'] !== 'string') return false;
  const { type, tab, sessionId } = data;
  if (type === 'attach') return tab === undefined || typeof tab === 'string';
  if (typeof tab !== 'string') return false;
  if (OF_TABS.has(type)) return type !== 'tab' || typeof data['address'] === 'string';
  if (!OF_ACTORS.has(type) || typeof sessionId !== 'string' || typeof data['createdAt'] !== 'number')
    return false;
  const { event, snapshot, edges, name } = data;
  const isNamed = isObject(event) && typeof event['type'] === 'string';
  const isShown = isObject(snapshot) && typeof snapshot['status'] === 'string';
  if (type === '@xstate.microstep')
    return Array.isArray(edges) && edges.every((edge) => typeof edge === 'string');
  if (type === '@xstate.actor') return typeof name === 'string' && isShown;
  return isNamed && (type === '@xstate.event' || isShown);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The lock that a page holds for as long as it is looked at: one that has died without a word holds none. */
export const inspectedLock = (tab: string): string => `${INSPECTION_CHANNEL} ${tab}`;
