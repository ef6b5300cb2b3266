/** Texts: copying error details. */
export const trace = {
  copy: 'Copy error details',
  copied: 'Copied, without personal information',
  failed: 'The details could not be copied',
} as const;
