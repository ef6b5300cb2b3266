import { regionOptions } from './region-options.ts';

/** The fifty states of the USA and the District of Columbia. */
export const usStates = regionOptions('states');
