import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, redirect, useLocation, useSearchParams } from 'react-router';
import { ITEM_KINDS } from '#engine/event/cart/picked-item.ts';
import { CallProvider, useCall } from '#src/api/call-context.tsx';
import { flowQuery } from '#src/flow/dossier/flow-query.ts';
import { FlowLoading, FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { ofSameDossier } from '#src/flow/submitted/of-same-dossier.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { AcceptOffer, type OfferedTake } from './accept-offer.tsx';
import { flowOfAddress } from './flow-of-address.ts';
import { sentQuery } from './sent-query.ts';
import { SentView } from './sent-view.tsx';
import { useSender } from './use-sender.ts';

/** Without code and email there is nothing to confirm: leads to the first page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.get('code') && searchParams.get('email')) {
    // Its waitlists have the words of a submitted registration.
    await loadArea(localeOfPath(pathname), 'manage');
    return null;
  }
  return redirect(applyPath('begin', flowOfAddress(pathname), localeOfPath(pathname)));
}

/** The confirmation of an application: the organizer's text, code, payment and answers. */
export function Component() {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const flow = flowOfAddress(useLocation().pathname);
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const email = search.get('email') ?? '';
  const offer = offeredIn(search);
  const sender = useSender(flow, code);
  const { data: about } = useQuery(flowQuery(useCall(), flow));
  const {
    data: review,
    error,
    refetch,
  } = useQuery({
    ...sentQuery(sender.call, sender, { code, email, locale }),
    placeholderData: ofSameDossier(code),
  });
  if (error) return <FlowUnavailable error={error} onRetry={() => void refetch()} />;
  if (!review || about === undefined) return <FlowLoading label={t('confirmation.loading')} />;
  if (review.registration.status === 'Not Submitted') {
    return <Navigate to={applyPath('begin', flow, locale, { code })} replace />;
  }
  return (
    <CallProvider value={sender.call}>
      {offer ? (
        <AcceptOffer
          key={`${code} ${offer.take_kind} ${offer.take}`}
          code={code}
          email={email}
          offer={offer}
          back={applyPath('confirmation', flow, locale, { code, email })}
        />
      ) : (
        <SentView review={review} confirmation={about?.confirmation} />
      )}
    </CallProvider>
  );
}

/** The offered item to accept, if the address names one. */
function offeredIn(search: URLSearchParams): OfferedTake | undefined {
  const take = search.get('take');
  const take_kind = ITEM_KINDS.find((each) => each === search.get('kind'));
  return take === null || take_kind === undefined ? undefined : { take, take_kind };
}
