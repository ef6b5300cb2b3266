import { Link } from 'react-router';
import { NextStep } from '#src/flow/submitted/next-step.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo, type RouteName } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import type { IconName } from '#ui/icon.tsx';

interface LinkActionProps {
  readonly action: 'goOn' | 'reread' | 'change' | 'cancel';
  readonly icon: IconName;
  readonly to: RouteName;
  readonly primary?: boolean;
}

/** Something that may be done on a page of its own. */
export function LinkAction({ action, icon, to, primary = false }: LinkActionProps) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  return (
    <NextStep icon={icon} title={t(`actions.${action}`)} words={t(`actions.${action}Text`)}>
      <Link
        className={buttonClass({ variant: primary ? 'primary' : 'secondary', size: 's' })}
        to={pathTo(to, locale)}
      >
        {action === 'goOn' ? t('existing.goOn') : t(`actions.${action}Do`)}
      </Link>
    </NextStep>
  );
}
