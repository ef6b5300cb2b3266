/** The possible home pages (spec §3 "Page info"). */
export const HOMEPAGES = ['home', 'coming_soon', 'thank_you'] as const;
