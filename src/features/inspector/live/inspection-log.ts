import { replaceEqualDeep } from '@tanstack/react-query';
import { createMachine } from 'xstate';
import { type Chart, chartOf } from '#machines/chart/chart.ts';
import type { InspectionMessage, ShownSnapshot } from '#machines/inspection/inspection-messages.ts';

/** Something that an actor became, and by which event. */
export interface LogEntry {
  /** Its place in the log of all that was heard, from 0. */
  readonly index: number;
  /** When it was told, in milliseconds since 1970. */
  readonly at: number;
  readonly sessionId: string;
  readonly event: string;
  /** The event's masked payload. */
  readonly carried?: object;
  readonly snapshot: ShownSnapshot;
  /** The edges that were taken. */
  readonly taken: readonly string[];
}

/** An actor of a tab; it has a chart if it runs a machine. */
export interface InspectedActor {
  readonly sessionId: string;
  readonly tab: string;
  readonly name: string;
  readonly parentId?: string;
  readonly definition?: string;
  readonly chart?: Chart;
}

export interface InspectedTab {
  readonly tab: string;
  readonly address: string;
  /** The number of the tab in this browser, from 1; reloading keeps it. */
  readonly number: number;
  readonly isGone: boolean;
  /** Whether the page was reloaded, and a newer tab reports for it. */
  readonly isReloaded: boolean;
  /** Whether it comes from a file, not from a tab of this browser. */
  readonly isOfFile: boolean;
}

/** All that was heard so far. */
export interface Inspection {
  readonly tabs: readonly InspectedTab[];
  readonly actors: readonly InspectedActor[];
  readonly entries: readonly LogEntry[];
}

const MOST_ENTRIES = 10_000;
export const nothingHeard: Inspection = { tabs: [], actors: [], entries: [] };

/** Collects the messages of tabs in order; messages of unknown actors are ignored. */
export function createInspectionLog(onChange: (inspection: Inspection) => void) {
  let inspection = nothingHeard;
  let heard = 0;
  const pending = new Map<string, { taken: string[]; carried?: object }>();
  /** The latest snapshot of each actor; the next one keeps unchanged parts by identity. */
  const latest = new Map<string, ShownSnapshot>();
  let added: LogEntry[] = [];
  const put = (next: Partial<Inspection>) => {
    inspection = { ...inspection, ...next };
  };
  const add = (entry: Omit<LogEntry, 'index'>) => {
    const snapshot = replaceEqualDeep(latest.get(entry.sessionId), entry.snapshot);
    latest.set(entry.sessionId, snapshot);
    added.push({ ...entry, snapshot, index: heard });
    heard += 1;
  };
  /** Publishes the log, once for all messages of a file. */
  const settle = () => {
    if (added.length === 0) return;
    const entries = [...inspection.entries, ...added];
    added = [];
    put({ entries: entries.length > MOST_ENTRIES ? entries.slice(-MOST_ENTRIES) : entries });
  };

  function take(message: InspectionMessage, isOfFile: boolean): void {
    switch (message.type) {
      case 'attach':
      case 'here':
        return;
      case 'tab': {
        settle();
        const { tab, address, after } = message;
        // A tab reports from the start when an inspector asks again.
        const others = inspection.tabs.filter((each) => each.tab !== tab);
        const known = inspection.tabs.find((each) => each.tab === tab);
        // Of a tab that was copied the first is still there.
        const before = others.find((each) => each.tab === after && each.isGone);
        const free = Math.max(0, ...others.map((each) => each.number)) + 1;
        const number = isOfFile ? 0 : ((known ?? before)?.number ?? free);
        put({
          tabs: [
            { tab, address, number, isGone: isOfFile, isReloaded: false, isOfFile },
            ...others.map((each) => (each === before ? { ...each, isReloaded: true } : each)),
          ].toSorted((a, b) => a.number - b.number || Number(a.isGone) - Number(b.isGone)),
          ...without(inspection, tab),
        });
        return;
      }
      case 'gone':
        put({
          tabs: inspection.tabs.map((each) => (each.tab === message.tab ? { ...each, isGone: true } : each)),
        });
        return;
      case '@xstate.actor': {
        const { sessionId, tab, name, parentId, definition, snapshot, createdAt: at } = message;
        const key = keyOf(message);
        if (inspection.actors.some((actor) => actor.sessionId === key)) return;
        const chart = definition === undefined ? undefined : chartIn(definition);
        const actor: InspectedActor = {
          sessionId: key,
          tab,
          // An actor without a parent has no name but its session's.
          name: name === sessionId ? (chart?.id ?? sessionId) : name,
          ...(parentId !== undefined && { parentId: `${tab} ${parentId}` }),
          ...(definition !== undefined && { definition }),
          ...(chart && { chart }),
        };
        put({ actors: [...inspection.actors, actor] });
        add({ at, sessionId: key, event: 'started', snapshot, taken: [] });
        return;
      }
      case '@xstate.event':
        pending.set(keyOf(message), { taken: [], carried: message.event });
        return;
      case '@xstate.microstep':
        pendingOf(keyOf(message)).taken.push(...message.edges);
        return;
      case '@xstate.snapshot': {
        const key = keyOf(message);
        if (!inspection.actors.some((actor) => actor.sessionId === key)) return;
        const { taken, carried } = pendingOf(key);
        pending.delete(key);
        const { createdAt: at, event, snapshot } = message;
        add({ at, sessionId: key, event: event.type, ...(carried && { carried }), snapshot, taken });
        return;
      }
      default:
        message satisfies never;
    }
  }

  function pendingOf(key: string) {
    const known = pending.get(key) ?? { taken: [] };
    pending.set(key, known);
    return known;
  }

  function hearAll(messages: readonly InspectionMessage[], isOfFile: boolean): void {
    for (const message of messages) take(message, isOfFile);
    settle();
    onChange(inspection);
  }
  return {
    /** Handles a message of a tab of this browser. */
    hear: (message: InspectionMessage) => hearAll([message], false),
    /** Hears all that a file tells. */
    hearFile: (messages: readonly InspectionMessage[]) => hearAll(messages, true),
  };
}

const keyOf = ({ tab, sessionId }: { tab: string; sessionId: string }) => `${tab} ${sessionId}`;

function without({ actors, entries }: Inspection, tab: string): Partial<Inspection> {
  return {
    actors: actors.filter((actor) => actor.tab !== tab),
    entries: entries.filter(({ sessionId }) => !sessionId.startsWith(`${tab} `)),
  };
}

/** Reads the chart of a definition; undefined if it cannot be read, such as one of another version of the product. */
function chartIn(definition: string): Chart | undefined {
  try {
    return chartOf(createMachine(JSON.parse(definition)));
  } catch {
    return undefined;
  }
}
