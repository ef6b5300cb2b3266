import type { AskedCall } from './call-key.ts';
import type { FirstAnswerData } from './initial-data-of.ts';
import { createMatcher, type Matched, type ReplayReport } from './matcher.ts';
import type { Recording, ToldMessage } from './recording.ts';

/** How a recording is replayed. */
export interface ReplayOptions {
  /** Playback speed relative to the recording; Infinity answers immediately. */
  readonly speed?: number;
  /** Answers a call that was not recorded with the nearest that was. */
  readonly nearest?: boolean;
  /** Told of every message that was told over a socket, at its time. */
  readonly onMessage?: (message: ToldMessage) => void;
  /** Waits before each answer until this resolves. */
  readonly gate?: () => Promise<void>;
  /** Calls before this page was reloaded, after which the replay continues. */
  readonly after?: readonly AskedCall[];
}

/** A recording as it is replayed once. */
export interface ReplaySession {
  /** The answer to a call at its time; undefined where the recording has none. */
  answer(asked: AskedCall): Promise<Matched | undefined>;
  /** The answers embedded in a page: its own, or those of any page by then. */
  firstAnswer(path: string): FirstAnswerData | undefined;
  report(): ReplayReport;
  /** Tells nothing more. */
  end(): void;
}

/** The least delay of a message in milliseconds, so that the answer before it arrives first. */
const NETWORK = 100;

/** How long a message waits for the read before it, in milliseconds: a page that is slow or fast may skip that read. */
const UNREAD = 1_000;

/** Replays a recording: answers after as long as they took, and messages as long after the call before them. */
export function startReplay(recording: Recording, options: ReplayOptions = {}): ReplaySession {
  const { speed = 1, nearest = false, onMessage, gate, after = [] } = options;
  const matcher = createMatcher(recording);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const told = new Set<ToldMessage>();
  const opened = new Map<string, number>();

  const later = (milliseconds: number, act: () => void, least = 0) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        act();
      },
      Math.max(least, milliseconds / speed),
    );
    timers.add(timer);
  };
  const answered = new Set<number>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => clearTimeout(waiting);
  /** Sends the next message without the reads before it, unless something else is asked first. */
  const tellUnread = (since: number) => {
    stopWaiting();
    const message = recording.messages.find((one) => !told.has(one));
    if (!message || !answered.has(lastWrite(recording, message.after))) return;
    waiting = setTimeout(
      () => {
        told.add(message);
        onMessage?.(message);
        tellUnread(message.at);
      },
      Math.max(UNREAD, (message.at - since) / speed),
    );
  };
  const tellAfter = (index: number) => {
    for (const message of recording.messages) {
      // Messages caused by calls that were not made this time are sent all the same.
      if (message.after > index || told.has(message)) continue;
      told.add(message);
      later(message.after === index ? message.delay : 0, () => onMessage?.(message), NETWORK);
    }
  };

  for (const asked of after) {
    const index = matcher.take(asked)?.call.index ?? -1;
    for (const message of recording.messages) if (message.after <= index) told.add(message);
  }

  return {
    async answer(asked) {
      stopWaiting();
      await gate?.();
      const found = matcher.take(asked) ?? (nearest ? matcher.nearest(asked) : undefined);
      if (!found) return undefined;
      const { milliseconds, index, at } = found.call;
      if (Number.isFinite(speed)) await new Promise<void>((resolve) => later(milliseconds, resolve));
      tellAfter(index);
      answered.add(index);
      tellUnread(at + milliseconds);
      return found;
    },
    firstAnswer(path) {
      const same = recording.pages.filter((page) => page.path === path);
      const turn = opened.get(path) ?? 0;
      opened.set(path, turn + 1);
      const page = same[Math.min(turn, same.length - 1)];
      if (page) return { ...page.first, drawn: false };
      const [any] = recording.pages;
      if (!any) return undefined;
      const answers = new Map(recording.pages.flatMap(({ first }) => first.answers).map(keyed));
      return { ...any.first, drawn: false, answers: [...answers.values()] };
    },
    report: matcher.report,
    end() {
      stopWaiting();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** The last call up to this one that may have changed something; -1 without one. */
const lastWrite = ({ calls }: Recording, upTo: number): number =>
  calls.findLast(({ method, index }) => method !== 'GET' && index <= upTo)?.index ?? -1;

const keyed = (answer: FirstAnswerData['answers'][number]) => [JSON.stringify(answer[0]), answer] as const;
