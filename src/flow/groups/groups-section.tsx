import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { isYes } from '#engine/form/field/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useArea } from '#src/lib/i18n/use-area.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { groupCodeForm } from './group-code-form.ts';
import { groupOptionQuery } from './group-query.ts';

/** The ways into a group, where the event takes them: by the code of one, or by starting one. */
export function GroupsSection() {
  const hasWords = useArea('group');
  const { data } = useQuery(groupOptionQuery(useCall()));
  return hasWords && data && isYes(data.open) ? <WaysIn /> : null;
}

function WaysIn() {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useMemo(() => groupCodeForm(), []);
  return (
    <section className="form-section" aria-labelledby="groups-title">
      <h2 id="groups-title">{t('manage.title')}</h2>
      <p className="section-lead soft">{t('join.lead')}</p>
      <SmallForm
        served={form}
        refused={undefined}
        onSubmit={({ group_code }) =>
          void navigate(pathTo('registration.checked-group', locale, {}, { group_code: String(group_code) }))
        }
        buttons={(formId) => (
          <>
            <Button type="submit" form={formId} variant="secondary">
              {t('join.check')}
            </Button>
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.group', locale)}>
              {t('manage.start')}
            </Link>
          </>
        )}
      />
    </section>
  );
}
