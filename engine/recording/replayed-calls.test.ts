import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBody } from './call-body.ts';
import type { AskedCall } from './call-key.ts';
import type { RecordedCall, Recording } from './recording.ts';
import { replayAnswer } from './replay-answer.ts';
import { clockScript } from './replay-clock.ts';
import { startReplay } from './replay-session.ts';
import { recordingOfCases, replayCases, type WireCall } from './testing/replay-cases.ts';

const askedBy = ({ method, url, type, body }: WireCall): AskedCall => ({
  method,
  url,
  fields: readBody(body === undefined ? undefined : { mimeType: type ?? '', text: body }),
});
const atOnce = { speed: Number.POSITIVE_INFINITY };

describe('a replay answers', () => {
  it.each(replayCases.map(({ name, calls }) => [name, calls] as const))('%s', async (_, calls) => {
    const session = startReplay(recordingOfCases(), atOnce);
    for (const [call, { status, answer }] of calls) {
      const given = await replayAnswer(session, askedBy(call));
      expect([given.status, JSON.parse(given.text)]).toEqual([status, answer]);
      expect(given.mimeType).toBe('application/json');
      expect(given.index === undefined).toBe(status === 501);
    }
  });
});

const call = (index: number, more: Partial<RecordedCall> = {}): RecordedCall => ({
  index,
  entry: index,
  method: 'GET',
  url: `/api/getEventDays?n=${index}`,
  fields: {},
  status: 200,
  content: { size: 2, mimeType: 'application/json', text: '[]' },
  headers: {},
  at: index * 100,
  milliseconds: 10,
  ...more,
});
const recordingWith = (calls: readonly RecordedCall[], more: Partial<Recording> = {}): Recording => ({
  own: { name: 'test', host: 'a.localhost', locale: 'en' },
  startedAt: 0,
  milliseconds: 1_000,
  calls,
  pages: [],
  messages: [],
  ...more,
});
const days = (n: number): AskedCall => ({ method: 'GET', url: `/api/getEventDays?n=${n}`, fields: {} });

it('an answer has of its headers what a page reads, and says whether it is of bytes', async () => {
  const headers = { 'x-request-id': 'r-1', 'content-language': 'fr', 'set-cookie': 'a=b', etag: '"x"' };
  const content = { size: 3, mimeType: 'application/pdf', text: 'JVBE', encoding: 'base64' };
  const session = startReplay(recordingWith([call(0, { headers, content }), call(1)]), atOnce);
  expect(await replayAnswer(session, days(0))).toEqual({
    status: 200,
    mimeType: 'application/pdf',
    headers: { 'x-request-id': 'r-1', 'content-language': 'fr' },
    text: 'JVBE',
    isBytes: true,
    index: 0,
  });
  expect(await replayAnswer(session, days(1))).toMatchObject({ headers: {}, isBytes: false, index: 1 });
});

describe('in its time', () => {
  afterEach(() => vi.useRealTimers());
  const message = (after: number, delay: number, data: string) => ({ socket: 0, at: 0, after, delay, data });

  it('an answer takes as long as it took, by its speed', async () => {
    vi.useFakeTimers();
    const session = startReplay(recordingWith([call(0, { milliseconds: 1_000 })]), { speed: 4 });
    const came = vi.fn();
    void session.answer(days(0)).then(came);
    await vi.advanceTimersByTimeAsync(249);
    expect(came).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(came).toHaveBeenCalledTimes(1);
  });

  it('a message follows its call by its time, and no sooner than a network takes; nothing is told once it has ended', async () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    const messages = [message(-1, 5_000, 'before all'), message(0, 400, 'later'), message(1, 10, 'soon')];
    const recording = recordingWith([call(0, { milliseconds: 0 }), call(1, { milliseconds: 0 })], {
      messages,
    });
    const session = startReplay(recording, { onMessage: ({ data }) => heard.push(data) });
    void session.answer(days(0));
    await vi.advanceTimersByTimeAsync(99);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['before all']);
    await vi.advanceTimersByTimeAsync(300);
    expect(heard).toEqual(['before all', 'later']);
    void session.answer(days(1));
    void session.answer(days(1));
    await vi.advanceTimersByTimeAsync(99);
    session.end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(['before all', 'later']);
  });

  it('a page that was loaded anew goes on after what it had asked, and hears that no more', async () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    const messages = [message(1, 0, 'heard before'), message(2, 0, 'new')];
    const content = { size: 1, mimeType: 'application/json', text: '1' };
    const again = (index: number, more: object = {}) =>
      call(index, { url: '/api/getEventDays?n=0', ...more });
    const session = startReplay(
      recordingWith([call(0, { url: '/api/getEventDays?n=5' }), again(1, { content }), again(2)], {
        messages,
      }),
      {
        ...atOnce,
        onMessage: ({ data }) => heard.push(data),
        after: [days(5), days(0), days(7)],
      },
    );
    expect((await session.answer(days(0)))?.text).toBe('[]');
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual(['new']);
  });

  it('an answer waits for whoever lets it go on', async () => {
    let open: () => void = () => undefined;
    const gate = () =>
      new Promise<void>((resolve) => {
        open = resolve;
      });
    const session = startReplay(recordingWith([call(0)]), { ...atOnce, gate });
    const answer = session.answer(days(0));
    expect(session.report().asked).toBe(0);
    open();
    expect((await answer)?.status).toBe(200);
  });

  it('what is not there is answered by the nearest, where that is wished', async () => {
    const calls = [call(0), call(1)];
    const ask = async (nearest: boolean) =>
      (await startReplay(recordingWith(calls), { ...atOnce, nearest }).answer(days(7)))?.call.index;
    expect([await ask(false), await ask(true)]).toEqual([undefined, 0]);
  });

  it('a page’s clock begins with the recording, and goes on', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const real = globalThis.Date;
    try {
      runInThisContext(clockScript(50_000));
      expect(Date.now()).toBe(50_000);
      const made = new Date();
      expect(made.getTime()).toBe(50_000);
      expect(new Date(7).getTime()).toBe(7);
      expect(made instanceof Date).toBe(true);
      expect(Date()).toBe(new Date(50_000).toString());
      expect(Date.UTC(1970, 0, 1, 0, 0, 1)).toBe(1_000);
    } finally {
      globalThis.Date = real;
    }
  });
});
