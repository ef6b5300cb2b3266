// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience, tryAgain } from './try-again.ts';

type Hear = (change: { current: string }) => void;

/** What of a connection is looked at: its changes, and what is asked of it. */
function connection() {
  let hear: Hear = () => {};
  const connect = vi.fn();
  const pusher = {
    connect,
    disconnect: vi.fn(),
    connection: {
      state: 'connecting',
      bind(_event: string, listener: Hear) {
        hear = listener;
      },
    },
  };
  tryAgain(pusher as never);
  const becomes = (current: string) => {
    pusher.connection.state = current;
    hear({ current });
  };
  return { connect, becomes };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lost connection is tried again ever more slowly, and no more once it is there', () => {
  const { connect, becomes } = connection();
  becomes('connecting');
  const at: number[] = [];
  const since = Date.now();
  connect.mockImplementation(() => at.push(Date.now() - since));
  vi.advanceTimersByTime(100_000);
  expect(at).toEqual([1_000, 3_000, 7_000, 15_000, 31_000, 61_000, 91_000]);
  becomes('connected');
  vi.advanceTimersByTime(100_000);
  expect(at).toHaveLength(7);
  becomes('unavailable');
  vi.advanceTimersByTime(1_000);
  expect(at).toHaveLength(8);
});

test('without a network nothing is tried until it is back', () => {
  const { connect, becomes } = connection();
  vi.stubGlobal('navigator', { onLine: false });
  becomes('unavailable');
  vi.advanceTimersByTime(20_000);
  expect(connect).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  vi.advanceTimersByTime(30_000);
  expect(connect).toHaveBeenCalled();
});

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('it connects at once when the network is back, however long the next attempt would take', () => {
  const { connect, becomes } = connection();
  becomes('connected');
  window.dispatchEvent(new Event('online'));
  expect(connect).toHaveBeenCalledTimes(1);
  becomes('unavailable');
  vi.advanceTimersByTime(60_000);
  const before = connect.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  expect(connect).toHaveBeenCalledTimes(before + 1);
});

test('it connects at once when the page is seen again, unless it is connected and was away for a moment', () => {
  const { connect, becomes } = connection();
  becomes('unavailable');
  show('visible');
  expect(connect).toHaveBeenCalledTimes(1);
  becomes('connected');
  show('hidden');
  vi.advanceTimersByTime(2_000);
  show('visible');
  expect(connect).toHaveBeenCalledTimes(1);
  show('hidden');
  vi.advanceTimersByTime(20_000);
  show('visible');
  expect(connect).toHaveBeenCalledTimes(2);
});

test.each([
  [0, 0, 500],
  [0, 1, 1_500],
  [3, 0.5, 8_000],
  [50, 0.5, 30_000],
])('attempt %i with chance %d waits %i ms', (attempt, chance, milliseconds) => {
  expect(patience(attempt, chance)).toBe(milliseconds);
});
