import { lazy, Suspense } from 'react';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { choiceOutcome } from './choice-outcome.ts';

const ChoiceNote = lazy(async () => ({ default: (await import('./choice-note.tsx')).ChoiceNote }));

/** The result for workshops chosen before this registration; its texts load only then, because few have any. */
export function CarriedOverWorkshops({ code }: { code: string }) {
  const outcome = usePersisted(choiceOutcome);
  if (outcome?.code !== code) return null;
  return (
    <Suspense>
      <ChoiceNote outcome={outcome} />
    </Suspense>
  );
}
