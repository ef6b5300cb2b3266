import type { discount as contract } from '#engine/contract/discount.ts';
import type { Handlers } from './handlers.ts';

// TODO placeholder until its helper writes it
export const discountHandlers = {} as unknown as Handlers<typeof contract>;
