/** Texts about drafts of the site’s documents; `{name}` is a placeholder. */
export const drafts = {
  tooMany: 'This event already has {most} drafts. Publish or discard one first.',
  tooManyDocuments: 'A draft holds at most {most} documents.',
  notADocument:
    'must be an object with a known kind, and a code of letters, digits, hyphens and underscores.',
  codeTaken: 'Another document of this kind has this code.',
  codeStays: 'The code of such a document cannot be changed: more than documents depends on it.',
  fieldStays:
    'The code of this field cannot be changed: names, memberships, presenters or the program are read by it.',
  fieldTaken: 'Another field beside it has this code.',
  homeStays: 'A home page keeps its code.',
  answersStay: 'This form has answers, which are stored under its code. It cannot be changed any more.',
  noTime: 'This time does not exist: the clocks skip it, or the day is not in the calendar.',
  pastTime: 'This time is over. Choose a later one.',
  refused_confirm: 'Publishing it affects people in a way that was not confirmed.',
  refused_empty: 'The draft is empty.',
  refused_errors: 'It has errors.',
  refused_newer: 'Another version was published in the meantime.',
  refused_role: 'The person who set the time may no longer publish.',
  savedMeanwhile: 'was saved by someone else while you were editing it.',
} as const;
