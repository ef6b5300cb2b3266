import { useCallback, useState } from 'react';
import type { Payer } from '#engine/contract/money.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { type SelectedTrack, selectedTrack } from './selected-track.ts';

/** The selection and how it changes. */
export interface UsedWay {
  readonly chosen: SelectedTrack;
  /** Whose prices are shown; undefined for everyone's. */
  readonly payer: Payer | undefined;
  choose(answers: Values): void;
  lookAs(payer: Payer | undefined): void;
}

/** Follows a start's choices; text typed into the form renders nothing. */
export function useWay(): UsedWay {
  const event = useEvent();
  const [chosen, setChosen] = useState(() => selectedTrack(event, {}));
  const [payer, lookAs] = useState<Payer>();
  const choose = useCallback(
    (answers: Values) => {
      const next = selectedTrack(event, answers);
      setChosen((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    },
    [event],
  );
  return { chosen, payer, choose, lookAs };
}
