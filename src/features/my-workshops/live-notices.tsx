import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { workshopReserveCancelChannel, workshopReservedChannel } from '#engine/contract/live-messages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLiveMessage } from '#src/api/realtime/use-live.ts';
import { everyCart } from '#src/flow/my-workshops/cart-query.ts';
import { useCart } from '#src/flow/my-workshops/use-cart.ts';
import { workshopChoice } from '#src/flow/my-workshops/workshop-choice.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useToasts } from '#src/ui/toast-context.ts';

/**
 * Announces changes to the visitor's workshops (spec §4 "Live workshop events"). A registrant hears only of sessions
 * that they lost; others of the sessions chosen on this device.
 */
export function LiveNotices({ code }: { code: string | undefined }) {
  const { t } = useTranslation('schedule');
  const event = useEvent();
  const text = useText();
  const queries = useQueryClient();
  const toasts = useToasts();
  const cart = useCart();
  const full = useRef(new Set<string>());
  // A loss that was announced counts, even if the updated basket has not arrived.
  const lost = useRef(new Set<string>());
  const askAnew = () => void queries.invalidateQueries({ queryKey: everyCart });
  const isLost = (session: string) =>
    lost.current.has(session) ||
    cart?.data?.entries.some(
      (each) => each.workshops_session_code === session && each.workshops_cart_status === 'N',
    ) === true;

  useLiveMessage(
    'reserved-workshop',
    ({ workshops_session_code, workshops_title }) => {
      lost.current.add(workshops_session_code);
      toasts.warning(t('notice.full', { title: text(workshops_title) }));
      // The seat is lost: the basket must not show it as held.
      askAnew();
    },
    { name: code && workshopReservedChannel(event, code) },
  );
  useLiveMessage(
    'reserve-cancel',
    ({ workshops_session_code, workshops_title }) => {
      if (isLost(workshops_session_code)) {
        toasts.success(t('notice.available', { title: text(workshops_title) }));
      }
      lost.current.delete(workshops_session_code);
    },
    { name: code && workshopReserveCancelChannel(event) },
  );
  useLiveMessage('SeatsChanged', ({ seats }) => {
    const choice = code === undefined ? workshopChoice.read() : undefined;
    if (choice?.event !== event.event_code) return;
    for (const { workshops_session_code: session, availability } of seats) {
      const chosen = choice.sessions.find((each) => each.workshops_session_code === session);
      const title = text(chosen?.workshops_title);
      const wasFull = full.current.has(session);
      if (availability === 'full') full.current.add(session);
      else full.current.delete(session);
      if (!chosen || wasFull === (availability === 'full')) continue;
      if (wasFull) toasts.success(t('notice.available', { title }));
      else toasts.warning(t('notice.full', { title }));
    }
  });
  useLiveMessage('EventUpdated', ({ type }) => {
    toasts.success(t(`notice.${type}`));
    if (type === 'schedule') askAnew();
  });
  return null;
}
