/** Words of the code fields; `{name}` stands for what is said with it. */
export const codes = {
  apply: 'Apply',
  applying: 'Checking…',
  isApplied: '{code} is applied.',
  saves: 'You save {amount}.',
  remove: 'Remove',
  removeNamed: 'Remove {code}',
  removed: 'The code has been removed',
} as const;
