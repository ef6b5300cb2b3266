import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRequests } from './open-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server, and a function that starts a request and returns how to end it. */
function serverOf() {
  const server = new EventEmitter() as Server;
  return {
    server,
    ask() {
      const response = new EventEmitter();
      server.emit('request', {}, response);
      return () => response.emit('close');
    },
  };
}

/** Whether a wait is over. */
function watched(wait: Promise<void>) {
  const state = { isOver: false };
  void wait.then(() => {
    state.isOver = true;
  });
  return state;
}

test('waits until no request has been open for the rest', async () => {
  const { server, ask } = serverOf();
  const requests = followRequests(server);
  const [first, second] = [ask(), ask()];
  const wait = watched(requests.quiet(20, 500));
  first();
  await vi.advanceTimersByTimeAsync(100);
  expect(wait.isOver).toBe(false);
  second();
  await vi.advanceTimersByTimeAsync(19);
  const third = ask();
  await vi.advanceTimersByTimeAsync(50);
  expect(wait.isOver).toBe(false);
  third();
  await vi.advanceTimersByTimeAsync(20);
  expect(wait.isOver).toBe(true);
});

test('gives up on requests that stay open', async () => {
  const { server, ask } = serverOf();
  const requests = followRequests(server);
  ask();
  const wait = watched(requests.quiet(20, 500));
  await vi.advanceTimersByTimeAsync(499);
  expect(wait.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(wait.isOver).toBe(true);
});
