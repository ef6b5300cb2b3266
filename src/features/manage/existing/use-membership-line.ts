import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { Line } from '#src/ui/lines.tsx';

/** A placeholder of the same height. */
const NOT_YET = '\u00a0';

/** The membership that a registration renews, with its duration; undefined if it renews none. */
export function useMembershipLine({ code, membershipType = '' }: Registration): readonly Line[] {
  const { t } = useTranslation('registration');
  const text = useText();
  const call = useCall();
  const renews = membershipType !== '' && membershipType !== 'declined';
  const { data, error } = useQuery({
    ...query(call, api.membership.getMyMembership, { params: { code } }),
    enabled: renews,
  });
  if (!renews || error) return [];
  return [
    {
      id: 'membership',
      term: t('facts.membership'),
      detail: text(data?.detail) || NOT_YET,
      value: text(data?.label) || NOT_YET,
    },
  ];
}
