import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, redirect, useNavigate, useSearchParams } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { joinedGroup } from '#src/lib/persisted/flow-stores.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { loadGroupWords } from './load-group-words.ts';

/** Without a group's code: to registration.manage (spec §2 "Route guards"). */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  if (!searchParams.get('group_code')) return redirect(pathTo('registration.manage', localeOfPath(pathname)));
  await loadGroupWords(args);
  return null;
}

/** Shows the group of a code or an invitation before a registration is started in it. */
export function Component() {
  const { t } = useTranslation(['group', 'registration']);
  const locale = useLocale();
  const navigate = useNavigate();
  const call = useCall();
  const [search] = useSearchParams();
  const group_code = search.get('group_code') ?? '';
  const invitation = search.get('invitation') ?? undefined;
  const { data, error, refetch } = useQuery({
    ...query(call, api.group.checkGroup, { body: { group_code, ...(invitation && { invitation }) }, locale }),
    retry: false,
    staleTime: 60_000,
  });
  const title = <PageHead title={t('join.title')} />;
  if (error) {
    const isWrong = error instanceof ApiFailure && error.failure.kind === 'invalid';
    const said = isWrong ? Object.values(error.failure.errors).flat().join(' ') : '';
    return (
      <div className="wrap">
        {title}
        <ErrorState
          page
          heading={t('join.refusedTitle')}
          actions={
            <>
              {isWrong ? (
                <Link className={buttonClass()} to={pathTo('registration.manage', locale)}>
                  {t('registration:start.continueLink')}
                </Link>
              ) : (
                <Button onClick={() => void refetch()}>{t('people.again')}</Button>
              )}
              <Link
                className={buttonClass({ variant: 'secondary' })}
                to={pathTo('registration.start', locale)}
              >
                {t('join.own')}
              </Link>
            </>
          }
        >
          <p>{said || t('people.unavailableText')}</p>
        </ErrorState>
      </div>
    );
  }
  if (!data) {
    return (
      <div className="wrap section">
        {title}
        <Loading label={t('join.loading')}>
          <SkeletonCards count={1} />
        </Loading>
      </div>
    );
  }
  const { group_organization, group_contact_name, invited } = data;
  const name = invited?.name ?? search.get('name') ?? '';
  const email = invited?.email ?? search.get('email') ?? '';
  function begin() {
    joinedGroup.write({
      group_code: data?.group_code ?? group_code,
      group_organization,
      group_contact_name,
      invitation: invitation ?? '',
      name,
      email,
    });
    void navigate(pathTo('registration.start', locale));
  }
  return (
    <>
      {title}
      <Outcome
        tone="info"
        icon="users"
        heading={
          name === ''
            ? t('join.checkedTitle', { organization: group_organization })
            : t('join.checkedTitleNamed', { name, organization: group_organization })
        }
        actions={
          <>
            <Button size="l" onClick={begin}>
              {t('join.go')}
            </Button>
            <Link
              className={buttonClass({ variant: 'quiet' })}
              to={pathTo('registration.start', locale)}
              onClick={() => joinedGroup.clear()}
            >
              {t('join.own')}
            </Link>
          </>
        }
      >
        <p>{t('join.checkedText', { contact: group_contact_name })}</p>
      </Outcome>
    </>
  );
}
