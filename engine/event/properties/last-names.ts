/** Whether people are asked for a last name. */
export const LAST_NAMES = ['required', 'optional', 'absent'] as const;
export type LastName = (typeof LAST_NAMES)[number];
