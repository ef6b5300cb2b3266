import type { FlowView } from '#machines/flow/flow.connect.ts';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';

/** The artwork behind a step's heading: a sale that starts with its tickets is as loud as the event's posters. */
export function useStepBand({ step, previous }: Pick<FlowView, 'step' | 'previous'>) {
  const { ticket } = useThemeParts();
  const opensSale = step?.kind === 'merchandise' && previous === undefined;
  return opensSale && ticket === 'poster' ? 'poster' : undefined;
}
