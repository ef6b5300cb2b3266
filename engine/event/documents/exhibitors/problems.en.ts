/** What can be wrong with exhibitors, in English. */
export const en = {
  boothTaken:
    '"{name}" is already the booth of another exhibitor. Correct one of them if they do not share it.',
} as const;
