import type { lookup as contract } from '#engine/contract/lookup.ts';
import type { Handlers } from './handlers.ts';

// TODO placeholder until its helper writes it
export const lookupHandlers = {} as unknown as Handlers<typeof contract>;
