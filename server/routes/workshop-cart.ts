import type { workshopCart as contract } from '#engine/contract/workshop-cart.ts';
import type { Handlers } from './handlers.ts';

// TODO placeholder until its helper writes it
export const workshopCartHandlers = {} as unknown as Handlers<typeof contract>;
