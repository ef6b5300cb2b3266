/** The year of the copyright line (spec §9). */
export const COPYRIGHT_YEAR = 2023;
