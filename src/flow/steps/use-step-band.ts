import type { FlowView } from '#machines/flow/flow.connect.ts';
import { useLook } from '#src/api/use-look.ts';

/** The artwork behind a step's heading: a sale that starts with its tickets is as loud as the event's posters. */
export function useStepBand({ step, previous }: Pick<FlowView, 'step' | 'previous'>) {
  const { ticket } = useLook();
  const opensSale = step?.kind === 'merchandise' && previous === undefined;
  return opensSale && ticket === 'poster' ? 'poster' : undefined;
}
