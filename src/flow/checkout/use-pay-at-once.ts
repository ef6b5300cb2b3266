import { useEffect, useRef, useState } from 'react';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import type { CreditCard } from '#engine/form/field-types/credit-card.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { owedBy } from '#machines/flow/flow-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';

interface Taken {
  readonly card: CreditCard;
  /** The amount on the button, in cents. */
  readonly total: number;
}

/**
 * Pays after a press of a checkout's button, through the unchanged chart: saves the answers, waits for the review, and
 * submits with the card if the total is still the one on the button. Otherwise it discards the card, charges nothing,
 * and sets `isOtherSum`.
 */
export function usePayAtOnce(flow: DossierFlow, view: FlowView, joined: Step) {
  const call = useCall();
  const taken = useRef<Taken>(undefined);
  const [isPaying, setPaying] = useState(false);
  const [isOtherSum, setOtherSum] = useState(false);
  const { review, phase, failure } = view;
  const isInForm = view.step?.code === joined.code;

  useEffect(() => {
    if (phase !== 'editing') return;
    const { current } = taken;
    if (!isInForm && review && current && !failure && owedBy(review) === current.total) {
      taken.current = undefined;
      flow.desk.lay(current.card, review.gateway);
      void newKey(call, 'submission').then((key) => flow.actor.send({ type: 'SUBMIT', key, method: 'card' }));
      return;
    }
    if (!isInForm && current && !failure) setOtherSum(true);
    // After a refusal or a change, another press is needed.
    taken.current = undefined;
    setPaying(false);
  }, [phase, isInForm, review, failure, call, flow]);

  return {
    isPaying: isPaying || phase === 'submitting',
    isOtherSum,
    lay(card: CreditCard, total: number): void {
      taken.current = { card, total };
      setPaying(true);
      setOtherSum(false);
    },
    /** Goes back to the form: its answers may have changed, and are saved and reviewed again. */
    enter(): void {
      if (!isInForm) flow.actor.send({ type: 'GO_TO', step: joined.code });
    },
  };
}
