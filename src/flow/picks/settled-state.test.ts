import { expect, it } from 'vitest';
import { observableState } from './observable-state.ts';
import { settledState } from './settled-state.ts';

const isBusy = ({ busy }: { busy: boolean }) => busy;
const open = (busy: boolean, problem?: string) =>
  observableState<{ busy: boolean; problem: string | undefined }>({ busy, problem });

it('waits for what is on its way, and tells whether it was taken', async () => {
  const state = open(true);
  let settled: boolean | undefined;
  const waiting = settledState(state, isBusy).then((taken) => {
    settled = taken;
  });
  state.change({ busy: true });
  await Promise.resolve();
  expect(settled).toBeUndefined();
  state.change({ busy: false });
  await waiting;
  expect(settled).toBe(true);
});

it.each([
  ['what fails on its way', open(true), false],
  ['what had failed before', open(false, 'sold out'), true],
])('is told of %s', async (_, state, expected) => {
  const settled = settledState(state, isBusy);
  state.change({ busy: false, problem: 'sold out' });
  expect(await settled).toBe(expected);
});
