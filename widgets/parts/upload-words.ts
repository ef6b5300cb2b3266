import { speaker } from './phrase.ts';

const words = {
  choose: { en: 'Choose a file', fr: 'Choisir un fichier' },
  choosePhoto: { en: 'Choose a photo', fr: 'Choisir une photo' },
  drop: { en: 'or drop it here', fr: 'ou déposez-le ici' },
  takesFile: { en: 'JPEG, PNG, WebP or PDF, at most {size}', fr: 'JPEG, PNG, WebP ou PDF, au plus {size}' },
  takesPhoto: { en: 'JPEG, PNG or WebP, at most {size}', fr: 'JPEG, PNG ou WebP, au plus {size}' },
  uploading: { en: 'Sending {name}', fr: 'Envoi de {name}' },
  percent: { en: '{share}%', fr: '{share}\u00a0%' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  remove: { en: 'Remove', fr: 'Supprimer' },
  removeNamed: { en: 'Remove {name}', fr: 'Supprimer {name}' },
  replace: { en: 'Choose another', fr: 'En choisir un autre' },
  sent: { en: '{name} has been sent', fr: '{name} a été envoyé' },
  removed: { en: 'The file has been removed', fr: 'Le fichier a été supprimé' },
  tooLarge: { en: 'The file is larger than {size}.', fr: 'Le fichier dépasse {size}.' },
  wrongType: { en: 'Files of this type are not taken.', fr: 'Ce type de fichier n’est pas accepté.' },
  failed: {
    en: 'The file could not be sent. Please try again.',
    fr: 'Le fichier n’a pas pu être envoyé. Veuillez réessayer.',
  },
  offline: { en: 'Files cannot be sent here.', fr: 'Il n’est pas possible d’envoyer des fichiers ici.' },
  private: { en: 'Only the organizers see it.', fr: 'Seule l’organisation peut le voir.' },
} as const;

/** Words of the upload fields. */
export const say = speaker(words);
