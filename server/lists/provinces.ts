import { regionOptions } from './region-options.ts';

/** The thirteen provinces and territories of Canada (spec §3, §9). */
export const provinces = regionOptions('provinces');
