/** Where "Made with Rostrum" leads: to what the vendor says of itself on every installation. */
export const VENDOR_LINK = '/api/docs';

/** The year of the copyright line (spec §9). */
export const COPYRIGHT_YEAR = 2023;
