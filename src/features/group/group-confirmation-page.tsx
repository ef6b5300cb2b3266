import { Link, type LoaderFunctionArgs, Navigate, redirect, useSearchParams } from 'react-router';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { groupInfo } from '#src/lib/persisted/flow-stores.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { CopyCode } from '#src/ui/copy-code.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import { GroupStepper } from './group-stepper.tsx';
import { MemberReady } from './join/member-ready.tsx';
import { loadGroupWords } from './load-group-words.ts';

/** Without a group's code: to registration.manage (spec §2 "Route guards"). */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  if (!searchParams.get('group_code')) return redirect(pathTo('registration.manage', localeOfPath(pathname)));
  await loadGroupWords(args);
  return null;
}

/** That a group is there, for its contact; or with the code of a registration that it is finished, for a member. */
export function Component() {
  const [search] = useSearchParams();
  const code = search.get('group_code') ?? '';
  const member = search.get('code');
  return member === null ? <GroupStarted code={code} /> : <MemberReady code={member} />;
}

function GroupStarted({ code }: { code: string }) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const group = usePersisted(groupInfo);
  // Another device: the group is opened there by its code.
  if (group?.group_code !== code) {
    return <Navigate to={pathTo('registration.group', locale, {}, { group_code: code })} replace />;
  }
  return (
    <>
      <PageHead title={t('start.title')} />
      <GroupStepper now="people" />
      <Outcome
        tone="success"
        icon="users"
        heading={t('confirmed.title', { organization: group.group_organization })}
        actions={
          <Link className={buttonClass({ size: 'l' })} to={pathTo('registration.group', locale)}>
            {t('confirmed.add')}
          </Link>
        }
      >
        <p>{t('confirmed.text', { email: group.group_contact_email })}</p>
        <p>
          <span className="soft small">{t('confirmed.code')}</span>{' '}
          <CopyCode code={code} copyLabel={t('confirmed.copy')} copiedLabel={t('confirmed.copied')} />
        </p>
      </Outcome>
    </>
  );
}
