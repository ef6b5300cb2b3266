import { useState } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { CodesSection } from './codes-section.tsx';
import './codes-fold.css';

interface CodesFoldProps {
  readonly flow: DossierFlow;
  /** Whether a code is applied: it must be visible and removable. */
  readonly applied: boolean;
  readonly onChanged: () => void;
}

/** Discount and invitation codes, which few have, folded to a line. */
export function CodesFold({ flow, applied, onChanged }: CodesFoldProps) {
  const { t } = useTranslation('registration');
  // As it was on coming here: taking a code off must not close the fold over the focus.
  const [open] = useState(applied);
  return (
    <details className="codes-fold" open={open}>
      <summary>
        <Icon name="gift" /> {t('codes.fold')}
      </summary>
      <CodesSection flow={flow} onChanged={onChanged} />
    </details>
  );
}
