import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with locations, in French. */
export const fr: Translated<typeof en> = {
  halfCoordinates:
    '«\u00a0latitude\u00a0» et «\u00a0longitude\u00a0» vont ensemble. Indiquez les deux, ou aucune.',
};
