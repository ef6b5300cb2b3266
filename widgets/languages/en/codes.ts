/** Texts of the code fields; `{name}` is a placeholder. */
export const codes = {
  apply: 'Apply',
  applying: 'Checking…',
  isApplied: '{code} is applied.',
  saves: 'You save {amount}.',
  remove: 'Remove',
  removeNamed: 'Remove {code}',
  removed: 'The code has been removed',
} as const;
