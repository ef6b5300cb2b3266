import type { files as contract } from '#engine/contract/files.ts';
import type { Handlers } from './handlers.ts';

// TODO placeholder until its helper writes it
export const filesHandlers = {} as unknown as Handlers<typeof contract>;
