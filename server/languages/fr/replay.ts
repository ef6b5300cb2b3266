import type { Translated } from '#engine/form/languages/messages.ts';
import type { replay as en } from '../en/replay.ts';

/** Why a recorded answer would differ with other documents, in French. */
export const replay: Translated<typeof en> = {
  unasked: 'n’est plus demandé. La réponse est perdue.',
  gone: 'n’est plus offert.',
};
