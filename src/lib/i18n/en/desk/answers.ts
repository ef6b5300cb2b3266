/** Texts for editing answers. */
export const edit = {
  edit: 'Edit',
  edit_of: 'Edit: {form}',
  save: 'Save',
  save_anyway: 'Save anyway',
  cancel: 'Cancel',
  nothing: 'Nothing was changed.',
  saved: 'The answers were saved.',
  saved_refund: 'The answers were saved. Refund: {amount}.',
  confirm: 'Before it is saved',
  empty: 'Required questions stay empty: {questions}.',
} as const;
