import { useState } from 'react';
import type { ChangePreview } from '#engine/contract/change.ts';
import type { ChangeChoice } from '#machines/change/change.machine.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import { sessionAnswers, sessionsIn, workshopForm } from './workshop-form.ts';

interface WorkshopChoiceProps {
  readonly preview: ChangePreview;
  readonly onChoose: (choice: ChangeChoice) => void;
}

/** The workshops, folded: swapped, added or removed as part of the change. Rendered again for another track or days. */
export function WorkshopChoice({ preview, onChoose }: WorkshopChoiceProps) {
  const { t } = useTranslation('manage');
  // Availability may change any time; the server decides.
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
