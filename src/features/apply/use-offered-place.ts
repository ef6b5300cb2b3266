import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatMoment } from '#engine/form/format/moment.ts';
import { useCall } from '#src/api/call-context.tsx';
import { placeQuery } from '#src/flow/waitlist/place-query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';

interface OfferedPlace {
  readonly isPending: boolean;
  /** The waitlist entry in the address, and until when its offer is valid. */
  readonly entry?: string;
  readonly until?: string;
  /** The page of an entry that has no offer. */
  readonly elsewhere?: string;
}

/** The offered place of a flow whose link a visitor followed. */
export function useOfferedPlace(flow: string): OfferedPlace {
  const locale = useLocale();
  const entry = useSearchParams()[0].get('entry');
  // Once: an offer that ends while the form is filled is the server's to refuse, in words beside the answers.
  const { data, isLoading } = useQuery({
    ...placeQuery(useCall(), entry ?? ''),
    enabled: entry !== null,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  });
  if (entry === null || isLoading) return { isPending: isLoading };
  if (data?.state === 'offered' && data.flow === flow && data.offered_until !== undefined) {
    return { isPending: false, entry, until: formatMoment(data.offered_until, locale) };
  }
  return { isPending: false, elsewhere: pathTo('registration.waitlist-success', locale, {}, { entry }) };
}
