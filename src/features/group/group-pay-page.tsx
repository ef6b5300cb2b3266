import { type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { groupInfo } from '#src/lib/persisted/flow-stores.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { GroupStepper } from './group-stepper.tsx';
import { loadGroupWords } from './load-group-words.ts';
import { PayView } from './pay/pay-view.tsx';
import './group.css';

/** Without a group's code: to registration.manage (spec §2 "Route guards"). */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  if (!args.params['group_code']) return redirect(pathTo('registration.manage', localeOfPath(pathname)));
  await loadGroupWords(args);
  return null;
}

/** Pays for a group (spec §2 "/group-pay/{group_code}"); on another device it is opened by its code first. */
export function Component() {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const { group_code = '' } = useParams();
  const group = usePersisted(groupInfo);
  if (group?.group_code !== group_code)
    return <Navigate to={pathTo('registration.group', locale, {}, { group_code })} replace />;
  return (
    <>
      <PageHead title={t('payPage.title')} />
      <GroupStepper now="pay" />
      <PayView key={group_code} group_code={group_code} />
    </>
  );
}
