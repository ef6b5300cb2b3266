/** Why a row of an organizer's job failed. */
export const jobs = {
  ourFault: 'Failed on our side. Nothing was changed here.',
} as const;
