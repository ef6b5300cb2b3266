import { useCallback, useMemo, useState } from 'react';
import type { ChosenSession } from '#src/flow/my-workshops/chosen-session.ts';
import type { MyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';

interface Held {
  readonly of: string;
  readonly entries: readonly ChosenSession[];
}

/**
 * Moves chosen sessions to the front of their start time. The order stays while the visitor presses, so that nothing
 * moves under the finger; call `hold` before a press.
 */
export function useChosenOrder(
  { entries }: Pick<MyWorkshops, 'entries'>,
  of: string,
): { isFirst: (code: string) => boolean; hold: () => void } {
  const [held, setHeld] = useState<Held>();
  const known = held?.of === of ? held.entries : entries;
  const isFirst = useMemo(() => {
    const codes = new Set(known.map((each) => each.workshops_session_code));
    return (code: string) => codes.has(code);
  }, [known]);
  const hold = useCallback(
    () => setHeld((before) => (before?.of === of ? before : { of, entries })),
    [of, entries],
  );
  return { isFirst, hold };
}
