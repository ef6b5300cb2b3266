import { useState } from 'react';
import type { ChangePreview } from '#engine/contract/change.ts';
import type { ChangeChoice } from '#machines/change/change.machine.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#src/ui/icon.tsx';
import { sessionAnswers, sessionsIn, workshopForm } from './workshop-form.ts';

interface WorkshopChoiceProps {
  readonly preview: ChangePreview;
  readonly onChoose: (choice: ChangeChoice) => void;
}

/** The workshops, folded to a line: swapped, added or given up as part of the change. Drawn anew for another track or other days. */
export function WorkshopChoice({ preview, onChoose }: WorkshopChoiceProps) {
  const { t } = useTranslation('manage');
  // What is full may be so a moment later; the server has the last word.
  const [{ form, times, initial }] = useState(() => ({
    form: workshopForm(preview),
    times: preview.times,
    initial: sessionAnswers(preview.times, preview.choice.sessions),
  }));
  return (
    <details className="change-workshops">
      <summary>
        <Icon name="bookmark" /> {t('change.workshops')}
      </summary>
      <SmallForm
        served={form}
        initial={initial}
        refused={undefined}
        onChange={(answers) => onChoose({ ...preview.choice, sessions: sessionsIn(times, answers) })}
        onSubmit={() => undefined}
        buttons={() => null}
      />
    </details>
  );
}
