import type { activity as contract } from '#engine/contract/activity.ts';
import type { Handlers } from './handlers.ts';

// TODO placeholder until its helper writes it
export const activityHandlers = {} as unknown as Handlers<typeof contract>;
