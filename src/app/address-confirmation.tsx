import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { FocusedNote } from '#src/ui/focused-note.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { addressOutcome } from './address-outcome.ts';

/**
 * Confirms a new email address from its link, once, and shows the result above the page. The secret is removed from the
 * address; a reload shows the result again.
 */
export default function AddressConfirmation({ secret }: { secret: string | null }) {
  const { t } = useTranslation('site');
  const call = useCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const outcome = addressOutcome(state);
  const asked = useRef('');
  const { mutate } = useMutation({
    mutationFn: (of: string) => call(api.contact.confirmEmail, { body: { secret: of } }),
    onSettled: async (answer) => {
      await queries.invalidateQueries();
      const rest = new URLSearchParams(search);
      rest.delete('confirm');
      await navigate(
        { search: rest.toString() },
        { replace: true, preventScrollReset: true, state: { confirmedAddress: answer?.email ?? '' } },
      );
    },
  });
  useEffect(() => {
    if (secret === null || asked.current === secret) return;
    asked.current = secret;
    mutate(secret);
  }, [secret, mutate]);
  if (outcome === undefined) {
    return (
      <div className="wrap section">
        <Loading label={t('address_confirming')}>
          <SkeletonCards count={1} />
        </Loading>
      </div>
    );
  }
  return (
    <div className="wrap section">
      {outcome === '' ? (
        <FocusedNote tone="warning" title={t('address_not_confirmed_title')}>
          {t('address_not_confirmed')}
        </FocusedNote>
      ) : (
        <FocusedNote tone="success" title={t('address_confirmed_title')}>
          {t('address_confirmed', { email: outcome })}
        </FocusedNote>
      )}
    </div>
  );
}
