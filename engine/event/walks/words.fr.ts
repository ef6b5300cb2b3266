import type { Translated } from '../../form/languages/messages.ts';
import type { en } from './words.en.ts';

/** The titles of walks, in French. */
export const fr: Translated<typeof en> = {
  whole: '{parts}',
  days: '{count, plural, one {# jour} other {# jours}}',
  notMember: 'Non-membre',
  inPerson: 'en personne',
  online: 'en ligne',
  hybrid: 'hybride',
  picked: 'avec {items}',
  earlyBird: 'tarif hâtif',
  answer: '{question}\u00a0: {value}',
  yes: 'oui',
  no: 'non',
  plain: 'Seulement ce qui est obligatoire',
};
