import { Link } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { registerLabel } from '#src/layout/register-label.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { type Action, ActionLink } from '../parts/action-link.tsx';
import { useRegistrationState } from '../registration-state.ts';

interface HeroActionProps {
  readonly size?: 'l';
  /** Another way on. */
  readonly more?: Action | undefined;
}

/** The main button: to register, or while that is not possible, to one's registration; nothing before it opens. */
export function HeroAction({ size, more }: HeroActionProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const event = useEvent();
  const state = useRegistrationState();
  const { website_homepage_active: homepage } = event;
  if (homepage === 'coming_soon') return null;
  return (
    <>
      <Link className={buttonClass({ ...(size && { size }) })} to={pathTo('registration.manage', locale)}>
        {t(state === 'open' && homepage === 'home' ? registerLabel(event) : 'manage')}
      </Link>
      {more && (
        <ActionLink action={more} className={buttonClass({ variant: 'quiet', ...(size && { size }) })} />
      )}
    </>
  );
}
