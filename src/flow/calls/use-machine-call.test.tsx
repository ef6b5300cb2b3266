// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMachineCall } from './use-machine-call.ts';

it('makes a call as often as it is asked to, each with its own answer', async () => {
  const ask = vi.fn(async (name: string) => `${name} comes along`);
  const { result } = renderHook(() => useMachineCall(ask));
  for (const name of ['Ana', 'Amira']) {
    act(() => result.current.make(name));
    await waitFor(() => expect(result.current.answer).toBe(`${name} comes along`));
    expect(result.current.phase).toBe('answered');
  }
  expect(ask.mock.calls.map(([name]) => name)).toEqual(['Ana', 'Amira']);
});
