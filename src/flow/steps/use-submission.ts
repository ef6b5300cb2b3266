import { useState } from 'react';
import type { PayMethod } from '#engine/contract/money.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { owedBy } from '#machines/flow/flow-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import type { CardForm } from '../payment/use-card-form.ts';

/** Submits the review once, paid by card or invoice if anything is due. */
export function useSubmission(flow: DossierFlow, view: FlowView, card: CardForm, chosen: PayMethod) {
  const call = useCall();
  const [taking, setTaking] = useState(false);
  const { review, phase } = view;
  const problems = (review?.steps ?? []).filter(({ errors }) => Object.keys(errors).length > 0);
  const count = problems.reduce((sum, { errors }) => sum + Object.keys(errors).length, 0);
  const pays = review !== undefined && owedBy(review) > 0;
  const method = review?.methods?.includes(chosen) ? chosen : 'card';
  const byCard = pays && method === 'card';

  async function submit(): Promise<void> {
    if (phase !== 'editing' || taking || count > 0 || !review) return;
    if (byCard) {
      setTaking(true);
      const taken = await card.take().finally(() => setTaking(false));
      if (!taken) return;
      flow.desk.lay(taken, review.gateway);
    }
    flow.actor.send({
      type: 'SUBMIT',
      key: await newKey(call, 'submission'),
      ...(pays && { method }),
    });
  }
  return {
    problems,
    count,
    pays,
    byCard,
    working: phase === 'submitting' || taking,
    isComplete: count === 0 && review !== undefined && isYes(review.quote.complete),
    submit,
  };
}
