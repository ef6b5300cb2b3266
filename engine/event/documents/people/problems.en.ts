/** What can be wrong with people, in English. */
export const en = {
  nameTaken:
    '"{name}" is already the name of another person. The schedule identifies presenters by name. Correct one of them.',
} as const;
