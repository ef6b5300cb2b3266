import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#engine/contract/api.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useToasts } from '#src/ui/toasts.tsx';

/** Confirms the new email address whose link was opened, once, and says so; the page's address keeps the rest. */
export default function AddressConfirmation({ secret }: { secret: string }) {
  const { t } = useTranslation('site');
  const { success, warning } = useToasts();
  const call = useCall();
  const [, setSearch] = useSearchParams();
  const asked = useRef(false);
  const { mutate } = useMutation({
    mutationFn: () => call(api.contact.confirmEmail, { body: { secret } }),
    onSuccess: ({ email }) => success(t('address_confirmed', { email })),
    onError: () => warning(t('address_not_confirmed')),
    onSettled: () =>
      setSearch(
        (search) => {
          search.delete('confirm');
          return search;
        },
        { replace: true },
      ),
  });
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate();
  }, [mutate]);
  return null;
}
