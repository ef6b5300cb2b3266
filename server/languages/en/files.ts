/** Why a file is not kept; `{name}` is a placeholder. */
export const files = {
  gone: 'This file was not found. Please choose it again.',
  missing: 'Choose a file.',
  tooLarge: 'The file is larger than {size}.',
  pictureOrPdf: 'Choose a JPEG, PNG, WebP or PDF file.',
  pictureOnly: 'Choose a JPEG, PNG or WebP picture.',
  pictureUnreadable: 'The file is damaged, or not a picture.',
  tooManyPixels: 'The picture has more than {megapixels} million pixels. Please choose a smaller one.',
  documentUnreadable:
    'The file is damaged, protected by a password, or not a PDF. Please save it again and try again.',
  tooManyPages: 'The document has more than {most} pages.',
  noMoreFiles: 'You can upload up to {most} files. Please remove one first.',
  noMoreSpace: 'Your files can total {size} at most. This one is too large to add.',
} as const;
