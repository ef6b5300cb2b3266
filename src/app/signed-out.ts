/** The navigation state after a 401; the layout shows a notice. */
export const SIGNED_OUT = { notice: 'signed-out' } as const;
