/** Why a file is not kept; `{name}` stands for what is said with it. */
export const files = {
  gone: 'This file was not found. Please choose it again.',
  missing: 'Choose a file.',
  tooLarge: 'The file is larger than {size}.',
  pictureOrPdf: 'Choose a JPEG, PNG, WebP or PDF file.',
  pictureOnly: 'Choose a JPEG, PNG or WebP picture.',
  pictureUnreadable: 'The file is damaged, or not a picture.',
  tooManyPixels: 'The picture has more than {megapixels} million pixels. Please choose a smaller one.',
  documentUnreadable:
    'The file is damaged, protected by a password, or not a PDF. Please save it anew and try again.',
  tooManyPages: 'The document has more than {most} pages.',
  noMoreFiles: 'There is room for {most} files. Please remove another one first.',
  noMoreSpace: 'All your files may have {size} together; this one does not fit any more.',
} as const;
