import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { api } from '#engine/contract/api.ts';
import type { ItemKind } from '#engine/event/cart/picked-item.ts';
import { type Decline, useDecline } from '#src/flow/decline/use-decline.ts';

/** Leaves the waitlist of an item, or declines its offer, after a question; loads the registration again afterwards. */
export function useLeaveItem(code: string, kind: ItemKind, item: string, onLeft?: () => void) {
  const queries = useQueryClient();
  const leave = useCallback<Decline>(
    (call, name, options) =>
      call(api.waitlist.leaveItemWaitlist, { body: { code, kind, item: name }, ...options }),
    [code, kind],
  );
  const decline = useDecline(leave, item, false);
  const isLeft = decline.state.matches('declined');
  useEffect(() => {
    if (!isLeft) return;
    onLeft?.();
    void queries.invalidateQueries({ queryKey: ['existing'] });
  }, [isLeft, onLeft, queries]);
  return { decline, isBusy: decline.call?.working === true || isLeft };
}
