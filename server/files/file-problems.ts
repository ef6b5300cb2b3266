import { formatFileSize } from '#engine/format/file-size.ts';
import { HttpProblem } from '#server/http/http-problem.ts';

const problem = (status: number, en: string, fr: string) => new HttpProblem(status, { file: [{ en, fr }] });

/** Why a file is not kept; each names the one field that a file comes in. */
export const fileMissing = () => problem(422, 'Choose a file.', 'Choisissez un fichier.');

export const fileTooLarge = (bytes: number) =>
  problem(
    413,
    `The file is larger than ${formatFileSize(bytes, 'en')}.`,
    `Le fichier dépasse ${formatFileSize(bytes, 'fr')}.`,
  );

export const typeNotTaken = (takesPdf: boolean) =>
  takesPdf
    ? problem(415, 'Choose a JPEG, PNG, WebP or PDF file.', 'Choisissez un fichier JPEG, PNG, WebP ou PDF.')
    : problem(415, 'Choose a JPEG, PNG or WebP picture.', 'Choisissez une image JPEG, PNG ou WebP.');

export const pictureUnreadable = () =>
  problem(422, 'The file is damaged, or not a picture.', 'Le fichier est endommagé ou n’est pas une image.');

export const pictureTooManyPixels = (megapixels: number) =>
  problem(
    422,
    `The picture has more than ${megapixels} million pixels. Please choose a smaller one.`,
    `L’image compte plus de ${megapixels}\u00a0millions de pixels. Veuillez en choisir une plus petite.`,
  );

export const documentUnreadable = () =>
  problem(
    422,
    'The file is damaged, protected by a password, or not a PDF. Please save it anew and try again.',
    'Le fichier est endommagé, protégé par un mot de passe ou n’est pas un PDF. Veuillez l’enregistrer de nouveau et réessayer.',
  );

export const tooManyPages = (most: number) =>
  problem(422, `The document has more than ${most} pages.`, `Le document compte plus de ${most}\u00a0pages.`);

export const noMoreFiles = (most: number) =>
  problem(
    422,
    `A registration keeps ${most} files. Please remove another one first.`,
    `Une inscription conserve ${most}\u00a0fichiers. Veuillez d’abord en supprimer un autre.`,
  );

export const noMoreSpace = (bytes: number) =>
  problem(
    413,
    `All files of a registration may have ${formatFileSize(bytes, 'en')} together; this one does not fit any more.`,
    `Les fichiers d’une inscription ne peuvent dépasser ${formatFileSize(bytes, 'fr')} en tout\u00a0: celui-ci est de trop.`,
  );
