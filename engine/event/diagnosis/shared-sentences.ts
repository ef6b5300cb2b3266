import { says } from './problems.ts';
import type { Sentence } from './sentence.ts';

/** "5 or fewer" */
export const orFewer = (count: number): Sentence => says('orFewer', { count });

/** "2027-02-19 or earlier" */
export const orEarlier = (day: string): Sentence => says('orEarlier', { day });

/** "less than 500" */
export const lessThan = (amount: number): Sentence => says('lessThan', { amount });

/** "0 to 100 across, 0 to 60 down" */
export const withinPlan = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Sentence => says('withinPlan', { width, height });

/** "The form "x" has no field "y"." */
export const noField = (form: string, field: string): Sentence => says('noField', { form, field });

/** ""x" is missing." */
export const isMissing = (name: string): Sentence => says('missing', { name });
