import { inOffers } from './former-kinds.ts';
import { inMessageFormat } from './former-messages.ts';
import { inNamesOfToday } from './former-names.ts';

/**
 * Converts a document of any kind to the next format, as the changed meta-schemas require. Returns unaffected documents
 * unchanged; throws if it cannot convert.
 */
export type Converter = (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/**
 * The converters in order: the first one creates format 2. A change of a meta-schema that makes published documents
 * invalid adds one at the end; released ones never change.
 */
export const converters: readonly Converter[] = [
  // 1 to 2: looks and signs bore the names of the first events (decision 24).
  inNamesOfToday,
  // 2 to 3: own words had two braces for a placeholder and a name for each form of a count.
  inMessageFormat,
  // 3 to 4: the shop and the activities were of kinds of their own (decision 88).
  inOffers,
];

/** The format after these converters. */
export const formatOf = (known: readonly Converter[]): number => known.length + 1;
