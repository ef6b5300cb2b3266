/** The channel of one browser's tabs and its inspector; of one origin alone, as every BroadcastChannel is. */
export const INSPECTION_CHANNEL = 'rostrum-inspection';

/** The shown part of a snapshot: state and masked context. */
export interface ShownSnapshot {
  readonly status: string;
  readonly value?: unknown;
  readonly context?: unknown;
  /** The events that it would handle now, and those that a guard blocks. */
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
  /** The machine's configuration as JSON; absent for other actors, such as calls. */
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

/** The edges that were taken, for which Stately's protocol has no message. */
export interface TakenMessage extends OfActor {
  readonly type: '@xstate.microstep';
  readonly edges: readonly string[];
}

/** A tab's messages about itself: present, its page, closed. */
export type TabMessage =
  | {
      readonly type: 'tab';
      readonly tab: string;
      readonly address: string;
      /** The tab's former id before a reload, if it was inspected. */
      readonly after?: string;
    }
  | { readonly type: 'gone'; readonly tab: string };

export type InspectionMessage =
  | TabMessage
  | ActorMessage
  | EventMessage
  | SnapshotMessage
  | TakenMessage
  /** A page is available for inspection. */
  | { readonly type: 'here'; readonly tab: string }
  /** An inspector asks all tabs, or one, to report. */
  | { readonly type: 'attach'; readonly tab?: string };

const OF_TABS = new Set(['attach', 'here', 'tab', 'gone']);
const OF_ACTORS = new Set(['@xstate.actor', '@xstate.event', '@xstate.snapshot', '@xstate.microstep']);

/** Whether data from the channel or a file is a valid message. */
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

/** The lock that a page holds while it is inspected; a tab that crashed holds none. */
export const inspectedLock = (tab: string): string => `${INSPECTION_CHANNEL} ${tab}`;
