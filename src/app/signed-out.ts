/** The state of a navigation that a 401 caused; the frame of the site says so. */
export const SIGNED_OUT = { notice: 'signed-out' } as const;
