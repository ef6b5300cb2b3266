/** What happened on a page, copied for whoever is asked for help. */
export const trace = {
  copy: 'Copy what happened',
  copied: 'Copied, with nothing personal in it',
  failed: 'It could not be copied',
} as const;
