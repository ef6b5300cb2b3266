import { useState } from 'react';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { useLeftOut } from './use-left-out.ts';
import './skipped-steps.css';

interface SkippedStepsProps {
  readonly flow: DossierFlow;
  readonly steps: readonly Step[];
}

/** Steps that are skipped, folded: each with the reason and what would open it. */
export default function SkippedSteps({ flow, steps }: SkippedStepsProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const [open, setOpen] = useState(false);
  const leftOut = useLeftOut(flow, steps, open);
  return (
    <details className="skipped" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('step.skipped', { count: steps.length })} <Icon name="chevron-down" size="s" />
      </summary>
      <ul aria-busy={open && steps.some((step) => !leftOut(step))}>
        {steps.map((step) => {
          const why = leftOut(step);
          return (
            <li key={step.code}>
              <b>{text(step.label)}</b>
              {why && <p>{why.reason}</p>}
              {why?.opens !== undefined && <p>{why.opens}</p>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
