import type { membership as contract } from '#engine/contract/membership.ts';
import type { Handlers } from './handlers.ts';

// TODO placeholder until its helper writes it
export const membershipHandlers = {} as unknown as Handlers<typeof contract>;
