import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query, queryKeyOf } from '#src/api/query.ts';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** How a registration or an application is reached: its own address, the one before it, and its contacts. */
export function useReach(code: string) {
  return useQuery(query(useCall(), api.contact.getEmailByCode, { params: { code }, locale: useLocale() }));
}

/** Changes the email address of a registration or application, and this device's data with it. */
export function useOwnAddress(code: string, onChanged: (email: string) => void) {
  const call = useCall();
  const locale = useLocale();
  const queries = useQueryClient();
  return useMachineCall(async (typed: string, signal) => {
    const { email } = await call(api.contact.changeEmail, { body: { code, email: typed }, signal, locale });
    onChanged(email);
    await queries.invalidateQueries({ queryKey: queryKeyOf(api.contact.getEmailByCode) });
    return email;
  });
}
