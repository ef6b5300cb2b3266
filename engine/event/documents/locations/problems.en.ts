/** What can be wrong with locations, in English. */
export const en = {
  halfCoordinates: '"latitude" and "longitude" must be given together.',
} as const;
