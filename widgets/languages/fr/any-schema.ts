import type { Translated } from '#engine/form/languages/messages.ts';
import type { anySchema as en } from '../en/any-schema.ts';

/** Texts of forms drawn from schemas from elsewhere, in French. */
export const anySchema: Translated<typeof en> = {
  add: 'Ajouter',
  addTo: 'Ajouter à {list}',
  copyItem: 'Copier {item}',
  entryName: 'Nom de {name}',
  whichOf: 'Choisissez une option',
  openNamed: 'Ouvrir {name}',
  notDrawn: 'Cette partie ne peut pas être affichée : {reason}',
  yes: 'Oui',
  no: 'Non',
  choice: 'Choix {n}',
  choiceOf: '{title}, choix {n}',
  newValue: 'Nouvelle valeur',
  typeOfValue: 'Type',
  value: 'Valeur',
  submit: 'Envoyer',
  addOptional: 'Ajouter\u00a0: {name}',
  removeOptional: 'Retirer\u00a0: {name}',
  takeOut: 'Retirer',
  nothingThere: 'Rien ici',
};
