import type { Translated } from '#engine/form/languages/messages.ts';
import type { activityPicker as en } from '../en/activity-picker.ts';

/** Texts of the activity picker, in French. */
export const activityPicker: Translated<typeof en> = {
  loading: 'Chargement des activités',
  unloaded: 'Les activités n’ont pas pu être chargées.',
  noneYet: 'Aucune activité n’a encore été annoncée.',
  soldOut: 'Épuisé',
  left: '{count} places libres',
  free: 'Gratuit',
  persons: 'Personnes\u00a0: {what}',
  more: 'Une personne de plus\u00a0: {what}',
  less: 'Une personne de moins\u00a0: {what}',
  personsLabel: 'Combien de personnes, en vous comptant\u00a0?',
  to: 'de {start} à {end}',
  problemFull: 'Cette activité vient de se remplir.',
};
