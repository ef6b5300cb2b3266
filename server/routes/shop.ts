import type { shop as contract } from '#engine/contract/shop.ts';
import type { Handlers } from './handlers.ts';

// TODO placeholder until its helper writes it
export const shopHandlers = {} as unknown as Handlers<typeof contract>;
