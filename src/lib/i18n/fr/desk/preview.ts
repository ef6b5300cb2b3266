import type { Translated } from '#engine/form/languages/messages.ts';
import type { preview as en } from '../../en/desk/preview.ts';

/** Texts of the preview of a form, in French. */
export const preview: Translated<typeof en> = {
  view: 'Aperçu',
  says: 'Le formulaire tel que le verront les participants. Remplissez-le pour voir ses conditions et ses messages ; rien n’est enregistré.',
  as: 'Le voir comme',
  track: 'Volet',
  membership: 'Adhésion',
  undecided: 'Pas encore déterminée',
  left_out: 'Non affiché ici, car il faut une inscription : {what}.',
  check: 'Vérifier les réponses',
  restart: 'Recommencer',
  complete: 'Toutes les réponses sont complètes. Rien n’a été enregistré.',
  broken_title: 'Ce formulaire ne peut pas encore être affiché',
  broken: 'Corrigez d’abord les problèmes indiqués à côté.',
};
