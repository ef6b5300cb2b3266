import { randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { NoticeListener } from '#server/database/database.ts';

const Notice = Type.Union([
  /** Some document has a new version, to be read from the database: of this event, or where none is named of any. */
  Type.Object({ topic: Type.Literal('published'), event: Type.Optional(Type.String()) }),
  /** A message on a channel that is not in the database. */
  Type.Object({
    topic: Type.Literal('told'),
    channel: Type.String(),
    name: Type.String(),
    /** JSON, as it is sent. */
    data: Type.String(),
    except: Type.Optional(Type.String()),
  }),
  /** The connections of a user are to be ended. */
  Type.Object({ topic: Type.Literal('terminated'), user: Type.String() }),
]);
/** Notices between the processes of a database. */
export type Notice = Static<typeof Notice>;
type Topic = Notice['topic'];
export type NoticeOf<Of extends Topic> = Extract<Notice, { topic: Of }>;

const Envelope = Type.Object({ from: Type.String(), notice: Notice });

/** Brings texts to every process; whether a process hears its own does not matter. */
export type Carrier = {
  send(text: string): Promise<void>;
  close(): Promise<void>;
};
export type OpenCarrier = (listener: NoticeListener) => Promise<Carrier>;

type Hear = (notice: Notice) => void;

/** Delivers notices to every process: here immediately, elsewhere through a carrier, everywhere once. */
export class Bus {
  readonly #id = randomUUID();
  readonly #listeners: Hear[] = [];
  readonly #missed: (() => void)[] = [];
  #carrier: Carrier | undefined;

  static async open(openCarrier: OpenCarrier): Promise<Bus> {
    const bus = new Bus();
    bus.#carrier = await openCarrier({
      hear: (text) => bus.#receive(text),
      missed: () => {
        for (const listener of bus.#missed) listener();
      },
    });
    return bus;
  }

  /** Rejects if the others could not be told; here it has been heard all the same. */
  async tell(notice: Notice): Promise<void> {
    for (const listener of this.#listeners) listener(notice);
    await this.#carrier?.send(JSON.stringify({ from: this.#id, notice }));
  }

  hear<Of extends Topic>(topic: Of, listener: (notice: NoticeOf<Of>) => void): void {
    this.#listeners.push((notice) => {
      if (isOf(notice, topic)) listener(notice);
    });
  }

  /** Calls back when notices of others may have been missed, such as after a lost connection. */
  onMissed(listener: () => void): void {
    this.#missed.push(listener);
  }

  async close(): Promise<void> {
    await this.#carrier?.close();
  }

  #receive(text: string): void {
    const envelope = readEnvelope(text);
    if (!envelope || envelope.from === this.#id) return;
    for (const listener of this.#listeners) listener(envelope.notice);
  }
}

function isOf<Of extends Topic>(notice: Notice, topic: Of): notice is NoticeOf<Of> {
  return notice.topic === topic;
}

/** Another version of this program, or another program, may write to the same place. */
function readEnvelope(text: string): Static<typeof Envelope> | undefined {
  try {
    return Value.Parse(Envelope, JSON.parse(text));
  } catch {
    return undefined;
  }
}
