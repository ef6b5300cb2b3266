import type { Translated } from '#engine/form/languages/messages.ts';
import type { files as en } from '../en/files.ts';

/** Why a file is not kept, in French. */
export const files: Translated<typeof en> = {
  gone: 'Ce fichier est introuvable. Veuillez le choisir de nouveau.',
  missing: 'Choisissez un fichier.',
  tooLarge: 'Le fichier dépasse {size}.',
  pictureOrPdf: 'Choisissez un fichier JPEG, PNG, WebP ou PDF.',
  pictureOnly: 'Choisissez une image JPEG, PNG ou WebP.',
  pictureUnreadable: 'Le fichier est endommagé ou n’est pas une image.',
  tooManyPixels:
    'L’image compte plus de {megapixels}\u00a0millions de pixels. Veuillez en choisir une plus petite.',
  documentUnreadable:
    'Le fichier est endommagé, protégé par un mot de passe ou n’est pas un PDF. Veuillez l’enregistrer de nouveau et réessayer.',
  tooManyPages: 'Le document compte plus de {most}\u00a0pages.',
  noMoreFiles: 'Vous pouvez téléverser jusqu’à {most} fichiers. Veuillez d’abord en supprimer un.',
  noMoreSpace: 'Vos fichiers ne peuvent dépasser {size} en tout. Celui-ci est trop volumineux.',
};
