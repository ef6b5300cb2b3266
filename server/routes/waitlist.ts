import type { waitlist as contract } from '#engine/contract/waitlist.ts';
import type { Handlers } from './handlers.ts';

// TODO placeholder until its helper writes it
export const waitlistHandlers = {} as unknown as Handlers<typeof contract>;
