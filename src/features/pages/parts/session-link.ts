/** The address at which the schedule opens the details of a session. */
export const sessionLink = (code: string): string => `/schedule?session=${encodeURIComponent(code)}`;
