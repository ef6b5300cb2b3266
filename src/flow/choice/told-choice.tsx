import { lazy, Suspense } from 'react';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { choiceOutcome } from './choice-outcome.ts';

const ChoiceNote = lazy(async () => ({ default: (await import('./choice-note.tsx')).ChoiceNote }));

/** What became of the workshops chosen before this registration; few have any, so its words are loaded then. */
export function ToldChoice({ code }: { code: string }) {
  const outcome = usePersisted(choiceOutcome);
  if (outcome?.code !== code) return null;
  return (
    <Suspense>
      <ChoiceNote outcome={outcome} />
    </Suspense>
  );
}
