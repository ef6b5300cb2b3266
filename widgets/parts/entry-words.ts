import { speaker } from '#engine/languages/speaker.ts';
import { entries as en } from '../languages/en/entries.ts';
import { entries as fr } from '../languages/fr/entries.ts';

/** Words of what is typed in a way of its own. */
export const sayEntry = speaker<typeof en>('widgets.entries', { en, fr });
