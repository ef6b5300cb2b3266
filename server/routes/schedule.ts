import type { schedule as contract } from '#engine/contract/schedule.ts';
import type { Handlers } from './handlers.ts';

// TODO placeholder until its helper writes it
export const scheduleHandlers = {} as unknown as Handlers<typeof contract>;
