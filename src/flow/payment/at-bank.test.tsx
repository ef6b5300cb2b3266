// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { SUBMISSION } from '#machines/flow/flow-setup.ts';
import { useIsAtBank } from './submission-note.tsx';

const payment = createMachine({
  context: { total: 1, challengeUrl: undefined },
  initial: 'submitting',
  states: { submitting: { on: { ASK: 'challenged' } }, challenged: { on: { BACK: 'submitting' } } },
});

it('follows the payment within while it waits at the bank', () => {
  const chart = createMachine({
    invoke: { id: SUBMISSION, src: payment },
    on: {
      ASK: { actions: ({ self }) => self.getSnapshot().children[SUBMISSION]?.send({ type: 'ASK' }) },
      BACK: { actions: ({ self }) => self.getSnapshot().children[SUBMISSION]?.send({ type: 'BACK' }) },
    },
  });
  const actor = createActor(chart).start();
  const { result } = renderHook(() => useIsAtBank({ actor }));
  expect(result.current).toBe(false);
  act(() => actor.send({ type: 'ASK' }));
  expect(result.current).toBe(true);
  act(() => actor.send({ type: 'BACK' }));
  expect(result.current).toBe(false);
});
