import { useCallback, useState } from 'react';
import type { Values } from '#engine/values/form-store.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { type ChosenWay, chosenWay } from './chosen-way.ts';

/** What is chosen so far, and how it changes. */
export interface UsedWay {
  readonly chosen: ChosenWay;
  choose(answers: Values): void;
}

/** Follows what a start's form chooses: what is typed into it besides draws nothing anew. */
export function useWay(): UsedWay {
  const event = useEvent();
  const [chosen, setChosen] = useState(() => chosenWay(event, {}));
  const choose = useCallback(
    (answers: Values) => {
      const next = chosenWay(event, answers);
      setChosen((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    },
    [event],
  );
  return { chosen, choose };
}
