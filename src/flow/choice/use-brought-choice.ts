import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRegistration } from '#engine/contract/is-registration.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { tellCartChanged } from '#src/flow/my-workshops/cart-changes.ts';
import { cartQuery } from '#src/flow/my-workshops/cart-query.ts';
import { chosenIn } from '#src/flow/my-workshops/workshop-choice.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';

/** Adds the workshops chosen before registering to the registration, and again when back online. */
export function useBroughtChoice(flow: DossierFlow): void {
  const call = useCall();
  const queries = useQueryClient();
  const event = useEvent();
  const locale = useLocale();
  useEffect(() => {
    if (!isYes(event.registration_workshops)) return;
    const ended = new AbortController();
    let isUnderWay = false;
    const bring = async () => {
      if (isUnderWay || chosenIn(event.event_code).length === 0) return;
      isUnderWay = true;
      const { carryOverWorkshops } = await import('./carry-over-workshops.ts');
      const { registration } = flow.actor.getSnapshot().context;
      if (!isRegistration(registration)) return;
      const onHeld = (cart: Parameters<Parameters<typeof carryOverWorkshops>[0]['onHeld']>[0]) => {
        queries.setQueryData(cartQuery(call, flow.code).queryKey, cart);
        tellCartChanged('basket');
      };
      await carryOverWorkshops({ call, event, registration, locale, signal: ended.signal, onHeld });
    };
    // Workshops that could not be added stay chosen, for the next connection or visit.
    const tryBring = () =>
      void bring()
        .catch(() => undefined)
        .finally(() => {
          isUnderWay = false;
        });
    tryBring();
    window.addEventListener('online', tryBring);
    return () => {
      ended.abort();
      window.removeEventListener('online', tryBring);
    };
  }, [call, queries, event, locale, flow]);
}
