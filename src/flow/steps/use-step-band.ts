import type { FlowView } from '#machines/flow/flow.connect.ts';
import { useLook } from '#src/api/use-look.ts';

/** The art that a step's heading stands on: where a sale begins with its tickets, the event is as loud as on its posters. */
export function useStepBand({ step, previous }: Pick<FlowView, 'step' | 'previous'>) {
  const { ticket } = useLook();
  const opensSale = step?.kind === 'merchandise' && previous === undefined;
  return opensSale && ticket === 'poster' ? 'poster' : undefined;
}
