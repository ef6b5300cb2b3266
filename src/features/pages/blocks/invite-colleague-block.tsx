import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { currentRegistration, isUnderWay } from '#src/lib/persisted/current-registration.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { Section } from '../parts/section.tsx';

/** The way to invite a colleague: one does it from one's own confirmation, in one's own name. */
export function InviteColleagueBlock({ block, sunken }: BlockProps<'invite_colleague'>) {
  const { t } = useTranslation('pages');
  const locale = useLocale();
  const current = usePersisted(currentRegistration);
  const own = isUnderWay(current) ? { code: current.code, email: current.email } : {};
  return (
    <Section sunken={sunken} className="section-text" title={block.title} lead={block.text}>
      <div>
        <div className="actions">
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={pathTo('registration.confirmation', locale, {}, own)}
          >
            <Icon name="mail" />
            {t('invite')}
          </Link>
        </div>
        <p className="small soft page-hint">{t('invite_note')}</p>
      </div>
    </Section>
  );
}
