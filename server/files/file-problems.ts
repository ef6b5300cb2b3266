import { formatFileSize } from '#engine/format/file-size.ts';
import { Refusal, type RefusalKind } from '#server/domain/refusal.ts';

const problem = (kind: RefusalKind, en: string, fr: string) => new Refusal(kind, { file: [{ en, fr }] });

/** Why a file is not kept; each names the one field that a file comes in. */
export const fileMissing = () => problem('invalid', 'Choose a file.', 'Choisissez un fichier.');

export const fileTooLarge = (bytes: number) =>
  problem(
    'too_large',
    `The file is larger than ${formatFileSize(bytes, 'en')}.`,
    `Le fichier dépasse ${formatFileSize(bytes, 'fr')}.`,
  );

export const typeNotTaken = (takesPdf: boolean) =>
  takesPdf
    ? problem(
        'unsupported_type',
        'Choose a JPEG, PNG, WebP or PDF file.',
        'Choisissez un fichier JPEG, PNG, WebP ou PDF.',
      )
    : problem(
        'unsupported_type',
        'Choose a JPEG, PNG or WebP picture.',
        'Choisissez une image JPEG, PNG ou WebP.',
      );

export const pictureUnreadable = () =>
  problem(
    'invalid',
    'The file is damaged, or not a picture.',
    'Le fichier est endommagé ou n’est pas une image.',
  );

export const pictureTooManyPixels = (megapixels: number) =>
  problem(
    'invalid',
    `The picture has more than ${megapixels} million pixels. Please choose a smaller one.`,
    `L’image compte plus de ${megapixels}\u00a0millions de pixels. Veuillez en choisir une plus petite.`,
  );

export const documentUnreadable = () =>
  problem(
    'invalid',
    'The file is damaged, protected by a password, or not a PDF. Please save it anew and try again.',
    'Le fichier est endommagé, protégé par un mot de passe ou n’est pas un PDF. Veuillez l’enregistrer de nouveau et réessayer.',
  );

export const tooManyPages = (most: number) =>
  problem(
    'invalid',
    `The document has more than ${most} pages.`,
    `Le document compte plus de ${most}\u00a0pages.`,
  );

export const noMoreFiles = (most: number) =>
  problem(
    'invalid',
    `A registration keeps ${most} files. Please remove another one first.`,
    `Une inscription conserve ${most}\u00a0fichiers. Veuillez d’abord en supprimer un autre.`,
  );

export const noMoreSpace = (bytes: number) =>
  problem(
    'too_large',
    `All files of a registration may have ${formatFileSize(bytes, 'en')} together; this one does not fit any more.`,
    `Les fichiers d’une inscription ne peuvent dépasser ${formatFileSize(bytes, 'fr')} en tout\u00a0: celui-ci est de trop.`,
  );
