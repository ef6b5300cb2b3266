import { isYes } from '../../../form/field/flag.ts';
import type { Discount } from './schema.ts';

/** Whether a code may be used, apart from its days, its uses and whom it is for. */
export const isActive = ({ active }: Pick<Discount, 'active'>): boolean => isYes(active, true);
