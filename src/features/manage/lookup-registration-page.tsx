import { useEffect } from 'react';
import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { loadWords } from './load-words.ts';
import { LookupInterruption } from './lookup/lookup-interruption.tsx';
import { useLookup } from './lookup/use-lookup.ts';

/** Without code and email there is nothing to open: leads to registration.manage (spec §2 "Route guards"). */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  if (!searchParams.get('code') || !searchParams.get('email')) {
    return redirect(pathTo('registration.manage', localeOfPath(pathname)));
  }
  await loadWords(args);
  return null;
}

/** Opens the registration that its address names by code and email, as links in mails do. */
export function Component() {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const email = search.get('email') ?? '';
  const lookup = useLookup();
  const { send } = lookup;
  useEffect(() => send({ type: 'OPEN', code, email }), [send, code, email]);
  const refused = lookup.view.refused.opening;
  const title = t(refused ? 'lookup.refusedTitle' : 'lookup.opening');
  return (
    <StepLayout heading={title}>
      <PageHead title={title} />
      <LookupInterruption lookup={lookup} />
      {refused ? (
        <Note
          tone="danger"
          role="alert"
          action={
            <Link
              className={buttonClass({ size: 's' })}
              to={pathTo('registration.manage', locale, {}, { code, email })}
            >
              {t('lookup.byCode')}
            </Link>
          }
        >
          {Object.values(refused).flat().join(' ')}
        </Note>
      ) : (
        lookup.view.working && (
          <Loading label={title}>
            <SkeletonCards count={2} />
          </Loading>
        )
      )}
    </StepLayout>
  );
}
