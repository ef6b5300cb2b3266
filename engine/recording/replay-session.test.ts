import { describe, expect, it, vi } from 'vitest';
import { createRecorder } from './recorder.ts';
import { type Recording, recordingOf } from './recording.ts';
import { startReplay } from './replay-session.ts';
import { own, post, SITE, seen } from './testing/a-session.ts';

describe('a replay', () => {
  it('has within a page what came with it, at each opening its own; within another what any page had', () => {
    const page = (path: string, ...answers: [string, number][]) => ({
      path,
      first: { drawn: true, origin: SITE, answers: answers.map(([key, n]) => [[key], n] as const) },
    });
    const recording = {
      ...recordingOf(createRecorder().har(own)),
      pages: [
        page('/', ['event', 1], ['menu', 1]),
        page('/schedule', ['event', 2]),
        page('/', ['event', 3], ['menu', 3]),
      ],
    } as unknown as Recording;
    const replay = startReplay(recording);
    const within = (path: string) => {
      const first = replay.firstAnswer(path);
      return first && [first.drawn, Object.fromEntries(first.answers.map(([[key], n]) => [key, n]))];
    };
    expect([within('/'), within('/'), within('/')]).toEqual([
      [false, { event: 1, menu: 1 }],
      [false, { event: 3, menu: 3 }],
      [false, { event: 3, menu: 3 }],
    ]);
    expect(within('/schedule')).toEqual([false, { event: 2 }]);
    expect(within('/venue')).toEqual([false, { event: 3, menu: 3 }]);
    const without = startReplay({ ...recording, pages: [] });
    expect(without.firstAnswer('/')).toBeUndefined();
    replay.end();
    without.end();
  });

  it('tells what a socket was told after the call that it followed, at any speed', async () => {
    const recorder = createRecorder();
    // What came while it was under way may be of its doing: nobody hears it who has not asked it.
    const call = seen({ path: '/api/saveToWaitlist', fields: { entry_ID: '1' } });
    recorder.call(call);
    const begun = call.startedAt;
    // What is only read is read because of what was told, and waits for it.
    recorder.call(seen({ path: '/api/getWaitlistPosition/1', startedAt: begun + 4 }));
    const told = (at: number, data: string) => ({
      type: 'receive' as const,
      time: at / 1000,
      opcode: 1,
      data,
    });
    recorder.socket({
      url: `${SITE}/app/rostrum`,
      startedAt: begun,
      endedAt: begun + 500,
      messages: [told(begun + 5, 'before'), told(begun + 200, 'after')],
    });
    const heard: string[] = [];
    const replay = startReplay(recordingOf(recorder.har(own)), {
      speed: Number.POSITIVE_INFINITY,
      onMessage: ({ data }) => heard.push(data),
    });
    expect(heard).toEqual([]);
    expect(await replay.answer(post('saveToWaitlist', { entry_ID: '1' }))).toMatchObject({ status: 200 });
    await expect.poll(() => heard).toEqual(['before']);
    await replay.answer({ method: 'GET', url: '/api/getWaitlistPosition/1', fields: {} });
    await expect.poll(() => heard).toEqual(['before', 'after']);
    replay.end();
  });

  it.each([
    ['a read that the page skipped', 'saveToWaitlist', ['after']],
    ['a write that was not made', 'getPublicList', []],
  ])('tells what was told after %s: %j gives %j', async (_, asked, expected) => {
    vi.useFakeTimers();
    const recorder = createRecorder();
    const list = seen({ path: '/api/getPublicList' });
    recorder.call(list);
    recorder.call(seen({ path: '/api/saveToWaitlist', fields: { entry_ID: '1' } }));
    recorder.call(seen({ path: '/api/getWaitlistPosition/1' }));
    recorder.socket({
      url: `${SITE}/app/rostrum`,
      startedAt: list.startedAt,
      endedAt: list.startedAt + 500,
      messages: [{ type: 'receive', time: (list.startedAt + 400) / 1000, opcode: 1, data: 'after' }],
    });
    const heard: string[] = [];
    const replay = startReplay(recordingOf(recorder.har(own)), {
      speed: Number.POSITIVE_INFINITY,
      onMessage: ({ data }) => heard.push(data),
    });
    const call =
      asked === 'saveToWaitlist'
        ? post(asked, { entry_ID: '1' })
        : { method: 'GET', url: `/api/${asked}`, fields: {} };
    expect(await replay.answer(call)).toMatchObject({ status: 200 });
    await vi.runAllTimersAsync();
    expect(heard).toEqual(expected);
    replay.end();
    vi.useRealTimers();
  });
});
