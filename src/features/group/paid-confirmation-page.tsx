import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, Navigate, redirect, useSearchParams } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { query } from '#src/api/query.ts';
import { FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { groupInfo } from '#src/lib/persisted/flow-stores.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { loadGroupWords } from './load-group-words.ts';
import { GroupPapers } from './pay/group-papers.tsx';
import { useGroupCall } from './use-group-call.ts';
import './group.css';

/** Without a group's code: to registration.manage (spec §2 "Route guards"). */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  if (!searchParams.get('group_code')) return redirect(pathTo('registration.manage', localeOfPath(pathname)));
  await loadGroupWords(args);
  return null;
}

/** A group's payment or invoice with its documents, and the link to its people. */
export function Component() {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const call = useGroupCall();
  const code = useSearchParams()[0].get('group_code') ?? '';
  const group = usePersisted(groupInfo);
  const isHere = group?.group_code === code;
  const { data, error, refetch } = useQuery({
    ...query(call, api.group.getGroupPayInformation, { params: { code }, locale }),
    enabled: isHere,
    staleTime: 0,
  });
  if (!isHere)
    return <Navigate to={pathTo('registration.group', locale, {}, { group_code: code })} replace />;
  if (error) return <FlowUnavailable error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="wrap section">
        <Loading label={t('people.loading')}>
          <SkeletonCards count={1} />
        </Loading>
      </div>
    );
  }
  const email = group.group_contact_email;
  const isOpen = data.invoices.some(({ state }) => state === 'open');
  if (data.receipts.length === 0 && data.invoices.length === 0)
    return <Navigate to={pathTo('group-pay', locale, { group_code: code })} replace />;
  return (
    <>
      <PageHead title={t('paid.title')} />
      <Outcome
        tone="success"
        icon={isOpen ? 'mail' : 'check'}
        heading={t(isOpen ? 'paid.invoicedTitle' : 'paid.title')}
        actions={
          <Link className={buttonClass()} to={pathTo('registration.group', locale)}>
            {t('paid.see')}
          </Link>
        }
      >
        <p>{t(isOpen ? 'paid.invoicedText' : 'paid.text', { email })}</p>
      </Outcome>
      <div className="wrap group-paid">
        <GroupPapers information={data} />
      </div>
    </>
  );
}
