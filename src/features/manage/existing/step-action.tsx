import { Link } from 'react-router';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { NextStep } from '#src/flow/submitted/next-step.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { IconName } from '#ui/icon.tsx';

interface StepActionProps {
  readonly action: 'correct' | 'buy';
  readonly icon: IconName;
  readonly step: Step;
}

/** A step that is open once it is submitted: its answers are corrected, or more is bought in it. */
export function StepAction({ action, icon, step: { code, label } }: StepActionProps) {
  const { t } = useTranslation('manage');
  const text = useText();
  const locale = useLocale();
  const step = text(label);
  return (
    <NextStep icon={icon} title={t(`actions.${action}Step`, { step })} words={t(`actions.${action}Text`)}>
      <Link
        className={buttonClass({ variant: 'secondary', size: 's' })}
        to={pathTo('change-registration', locale, {}, { step: code })}
      >
        {t(`actions.${action}Do`)} <VisuallyHidden>{step}</VisuallyHidden>
      </Link>
    </NextStep>
  );
}
