import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rewritePdfApart } from './rewrite-pdf-apart.ts';

const { fork } = vi.hoisted(() => ({ fork: vi.fn() }));
vi.mock('node:child_process', () => ({ fork }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function standInProcess() {
  const apart = Object.assign(new EventEmitter(), {
    send: vi.fn(),
    kill: vi.fn(() => apart.emit('exit')),
  });
  fork.mockReturnValue(apart);
  return apart;
}

test('a process that is slow to start is no fault of the document', async () => {
  const apart = standInProcess();
  const rewritten = rewritePdfApart(Buffer.from('a'));
  await vi.advanceTimersByTimeAsync(45_000);
  expect(apart.kill).not.toHaveBeenCalled();
  apart.emit('message', 'ready');
  expect(apart.send).toHaveBeenCalledWith(Buffer.from('a'), expect.any(Function));
  apart.emit('message', { ok: true, content: Buffer.from('b') });
  expect(await rewritten).toEqual(Buffer.from('b'));
});

test.each([
  ['takes all the time there is', true],
  ['keeps its process from starting', false],
])('a document that %s is refused', async (_, isReady) => {
  const apart = standInProcess();
  const refused = expect(rewritePdfApart(Buffer.from('a'))).rejects.toMatchObject({ kind: 'invalid' });
  await vi.advanceTimersByTimeAsync(0);
  if (isReady) apart.emit('message', 'ready');
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(apart.kill).toHaveBeenCalled();
});
