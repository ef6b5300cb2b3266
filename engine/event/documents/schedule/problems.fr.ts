import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with schedules, in French. */
export const fr: Translated<typeof en> = {
  neverOffered:
    'L’atelier «\u00a0{code}\u00a0» n’a aucune séance\u00a0: on ne peut donc pas le choisir. Ajoutez une séance ou supprimez l’atelier.',
  neverAttended:
    'Aucune inscription qui choisit des ateliers ne peut participer à cette séance, à cause du volet ou du jour de sa plage ou de son type. Corrigez l’un d’eux.',
  presenterWithoutName: 'Cette personne n’a pas de nom. Saisissez-le, ou supprimez-la.',
  noPerson: 'Personne ne s’appelle «\u00a0{name}\u00a0».',
  inPersonOnline:
    'La séance a lieu sur place, mais le volet «\u00a0{track}\u00a0» de sa plage est seulement en ligne. Corrigez son type ou sa plage.',
  unknownRoom: 'Aucun plan n’a de salle «\u00a0{room}\u00a0». Corrigez son nom, ou ajoutez-la à un plan.',
  bookedTwice:
    '«\u00a0{room}\u00a0» est occupée deux fois à {time}\u00a0: elle accueille «\u00a0{other}\u00a0» ({pointer}), de {start} à {end}.',
  otherRoomOrTime: 'une autre salle ou une autre heure',
  reservedSession: '«\u00a0{code}\u00a0» est réservé et ne s’affiche jamais dans un panier.',
  keptOverCapacity: '«\u00a0kept\u00a0» dépasse la capacité.',
  feeAndFree: 'Une séance payante ne peut pas être «\u00a0free_included\u00a0».',
};
