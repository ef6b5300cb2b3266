import type { Translated } from '#engine/form/languages/messages.ts';
import type { upload as en } from '../en/upload.ts';

/** Texts of the upload fields, in French. */
export const upload: Translated<typeof en> = {
  choose: 'Choisir un fichier',
  choosePhoto: 'Choisir une photo',
  drop: 'ou déposez-le ici',
  takesFile: 'JPEG, PNG, WebP ou PDF, au plus {size}',
  takesPhoto: 'JPEG, PNG ou WebP, au plus {size}',
  uploading: 'Envoi de {name}',
  percent: '{share}\u00a0%',
  cancel: 'Annuler',
  remove: 'Supprimer',
  removeNamed: 'Supprimer {name}',
  replace: 'En choisir un autre',
  sent: '{name} a été envoyé',
  removed: 'Le fichier a été supprimé',
  tooLarge: 'Le fichier dépasse {size}.',
  wrongType: 'Ce type de fichier n’est pas accepté.',
  failed: 'Le fichier n’a pas pu être envoyé. Veuillez réessayer.',
  offline: 'Vous ne pouvez pas envoyer de fichiers ici.',
  private: 'Seule l’équipe organisatrice peut le voir.',
};
