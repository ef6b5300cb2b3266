/** Texts about drafts of the site’s documents; `{name}` is a placeholder. */
export const drafts = {
  tooMany: 'This event already has {most} drafts. Publish or discard one first.',
  tooManyDocuments: 'A draft holds at most {most} documents.',
  notADocument:
    'must be an object with a known kind, and a code of letters, digits, hyphens and underscores.',
  savedMeanwhile: 'was saved by someone else while you were editing it.',
} as const;
