import type { Translated } from '#engine/form/languages/messages.ts';
import type { walks as en } from '../../en/desk/walks.ts';

/** Texts of the walks through the flows before publishing, in French. */
export const walks: Translated<typeof en> = {
  title: 'Ce que l’on paie',
  says: 'Le moins de façons de suivre chaque parcours qui en montrent toutes les étapes, les questions conditionnelles, les messages obligatoires et les prix. Choisissez-en une pour voir le site comme la personne qui la suit. Rien n’est enregistré.',
  try: 'Aperçu en tant que\u00a0:',
  walk: 'Façon',
  steps: 'Étapes',
  price: 'Prix',
  was: 'Avant\u00a0:',
  now: 'Maintenant\u00a0:',
  changed: '{count, plural, =0 {Aucun prix ne change} one {# prix change} other {# prix changent}}',
  from: 'dès le {day}\u00a0: {price}',
  at_least: 'au moins {price}',
  shows: '{step}, avec {fields}',
  quoted: '«\u00a0{text}\u00a0»',
  left: '{count, plural, one {Un élément qu’aucune façon ne montre} other {# éléments qu’aucune façon ne montre}}',
  capped: '{what}\u00a0: trop de combinaisons de réponses à examiner',
  none: 'Il n’y a aucun parcours à suivre.',
};
