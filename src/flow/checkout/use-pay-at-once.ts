import { useEffect, useRef, useState } from 'react';
import type { Step } from '#engine/configuration/flow-document.ts';
import type { CreditCard } from '#engine/field-types/credit-card.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { owedBy } from '#machines/flow/flow-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';

interface Taken {
  readonly card: CreditCard;
  /** In cents, what the button said. */
  readonly total: number;
}

/**
 * Pays what a press of a checkout's button was for, through the chart as it is: the answers are saved, the review
 * comes, and is submitted with the card if it is still the sum that the button named. If it is not, the card is
 * forgotten and nothing is charged: `isOtherSum` then.
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
    // What was refused, or filled in anew, is paid by another press.
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
    /** Goes back to the form, whose answers may be other ones by now: they are saved once more, and reviewed. */
    enter(): void {
      if (!isInForm) flow.actor.send({ type: 'GO_TO', step: joined.code });
    },
  };
}
