import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { AwaitedKind } from '#engine/event/cart/picked-item.ts';
import { type Decline, useDecline } from '#src/flow/decline/use-decline.ts';
import { useToasts } from '#src/ui/toast-context.ts';

/** What is said once it is done: the message, and the item's name. */
interface Left {
  readonly message: string;
  readonly title: string;
}

/** The item's buttons are gone, and its list with the last item. */
export const focusBooked = () =>
  document.querySelector<HTMLElement>('#existing-have, #your-bookings')?.focus();

/** Loads the submitted registration or application again. */
export async function reloadSubmitted(queries: QueryClient): Promise<void> {
  await Promise.all(
    ['existing', 'confirmation'].map((page) => queries.invalidateQueries({ queryKey: [page] })),
  );
}

/** Leaves the waitlist of an item, or declines its offer, after a question; loads the page again afterwards. */
export function useLeaveItem(code: string, kind: AwaitedKind, item: string, { message, title }: Left) {
  const queries = useQueryClient();
  const { success } = useToasts();
  const leave = useCallback<Decline>(
    (call, name, options) =>
      call(api.waitlist.leaveItemWaitlist, { body: { code, kind, item: name }, ...options }),
    [code, kind],
  );
  const decline = useDecline(leave, item, false);
  const isLeft = decline.view.isDeclined;
  useEffect(() => {
    if (!isLeft) return;
    focusBooked();
    success(message, { detail: title });
    void reloadSubmitted(queries);
  }, [isLeft, message, title, success, queries]);
  return { decline, isBusy: decline.call?.working === true || isLeft };
}
