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

/** Follows a start's choices; text typed into the form renders nothing. Full days are not selected initially. */
export function useWay(fullDays: readonly string[]): UsedWay {
  const event = useEvent();
  const [chosen, setChosen] = useState(() => selectedTrack(event, {}, fullDays));
  const [payer, lookAs] = useState<Payer>();
  const choose = useCallback(
    (answers: Values) => {
      const next = selectedTrack(event, answers, fullDays);
      setChosen((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    },
    [event, fullDays],
  );
  return { chosen, payer, choose, lookAs };
}
