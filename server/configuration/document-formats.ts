import { inOffers } from './former-kinds.ts';
import { inMessageFormat } from './former-messages.ts';
import { inNamesOfToday } from './former-names.ts';

/**
 * Brings a document of the format before to the next one, whatever its kind: what the meta-schemas of that change ask
 * for. A document that it has nothing to say of is given back as it is; what cannot be told throws.
 */
export type Converter = (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/**
 * The converters in their order: the first makes format 2 of format 1. Whoever changes a meta-schema so that a
 * published document would not be one any more adds one to the end, and changes none that was released.
 */
export const converters: readonly Converter[] = [
  // 1 to 2: looks and signs bore the names of the first events (decision 24).
  inNamesOfToday,
  // 2 to 3: own words had two braces for a placeholder and a name for each form of a count.
  inMessageFormat,
  // 3 to 4: the shop and the activities were of kinds of their own (decision 88).
  inOffers,
];

/** The format that documents are published in by so many converters. */
export const formatOf = (known: readonly Converter[]): number => known.length + 1;
