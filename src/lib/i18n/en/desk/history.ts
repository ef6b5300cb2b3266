/** Texts of the page with the versions of a document. */
export const history = {
  title: 'History of {name}',
  versions: 'Versions',
  served: 'Published',
  offline: 'Deleted',
  taken_offline: 'With this version the document was deleted from the site. Its content is kept.',
  first: 'This is the first version.',
  same: 'This version says the same as the one before.',
  restore: 'Restore this version',
  restore_says: 'It goes into a draft, which you check and publish as any other.',
  draft_name: '{name}, version {version}',
  unknown_title: 'This document does not exist',
  unknown: 'It was never published at this event. Choose a document under Content.',
} as const;
