import { useMemo } from 'react';
import type { Values } from '#engine/form/values/form-store.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { joinedGroup } from '#src/lib/persisted/flow-stores.ts';
import { useHydrated } from '#src/lib/persisted/use-hydrated.ts';
import { readStartAnswers } from './start-answers.ts';

const NOTHING: Values = {};

/** Initial answers from this browser: a group's invitation, and text typed in this tab; read once. */
export function useSavedStart(): Values {
  const isHere = useHydrated();
  const { event_code } = useEvent();
  return useMemo(() => {
    if (!isHere) return NOTHING;
    const invited = joinedGroup.read()?.email;
    return { ...(invited && { email: invited }), ...readStartAnswers(event_code) };
  }, [isHere, event_code]);
}
