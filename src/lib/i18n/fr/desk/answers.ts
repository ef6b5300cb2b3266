import type { Translated } from '#engine/form/languages/messages.ts';
import type * as en from '../../en/desk/answers.ts';

/** Texts for editing answers. */
export const edit: Translated<typeof en.edit> = {
  edit: 'Modifier',
  edit_of: 'Modifier\u00a0: {form}',
  save: 'Enregistrer',
  save_anyway: 'Enregistrer quand même',
  cancel: 'Annuler',
  nothing: 'Rien n’a été modifié.',
  saved: 'Les réponses ont été enregistrées.',
  saved_refund: 'Les réponses ont été enregistrées. Remboursement\u00a0: {amount}.',
  confirm: 'Avant d’enregistrer',
  empty: 'Des questions obligatoires restent sans réponse\u00a0: {questions}.',
};
