import { formatFileSize } from '#engine/format/file-size.ts';
import { HttpProblem } from '#server/http/http-problem.ts';

const problem = (status: number, en: string, fr: string) => new HttpProblem(status, { file: [{ en, fr }] });

/** Why a file is not kept; each names the one field that a file comes in. */
export const fileMissing = () => problem(422, 'was not sent.', 'n’a pas été envoyé.');

export const fileTooLarge = (bytes: number) =>
  problem(
    413,
    `is larger than ${formatFileSize(bytes, 'en')}.`,
    `dépasse ${formatFileSize(bytes, 'fr')}.`,
  );

export const typeNotTaken = (takesPdf: boolean) =>
  takesPdf
    ? problem(415, 'must be a JPEG, PNG, WebP or PDF file.', 'doit être un fichier JPEG, PNG, WebP ou PDF.')
    : problem(415, 'must be a JPEG, PNG or WebP picture.', 'doit être une image JPEG, PNG ou WebP.');

export const pictureUnreadable = () =>
  problem(422, 'is damaged, or not a picture.', 'est endommagé ou n’est pas une image.');

export const pictureTooManyPixels = (megapixels: number) =>
  problem(
    422,
    `has more than ${megapixels} million pixels. Please send a smaller picture.`,
    `compte plus de ${megapixels} millions de pixels. Veuillez envoyer une image plus petite.`,
  );

export const documentUnreadable = () =>
  problem(
    422,
    'is damaged, protected by a password, or not a PDF. Please save it anew and try again.',
    'est endommagé, protégé par un mot de passe ou n’est pas un PDF. Veuillez l’enregistrer de nouveau et réessayer.',
  );

export const tooManyPages = (most: number) =>
  problem(422, `has more than ${most} pages.`, `compte plus de ${most}\u00a0pages.`);

export const noMoreFiles = (most: number) =>
  problem(
    422,
    `is one too many: a registration keeps ${most} files. Please remove another first.`,
    `est de trop\u00a0: une inscription garde ${most}\u00a0fichiers. Veuillez d’abord en supprimer un autre.`,
  );

export const noMoreSpace = (bytes: number) =>
  problem(
    413,
    `does not fit any more: all files of a registration may have ${formatFileSize(bytes, 'en')} together.`,
    `ne peut plus être ajouté\u00a0: les fichiers d’une inscription ne peuvent dépasser ${formatFileSize(bytes, 'fr')} en tout.`,
  );
