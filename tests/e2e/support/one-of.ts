/**
 * Settings in which a test is to hold, such as languages and widths: all of them with `EVERY_DEVICE=Y npm test`, else
 * the one at `index`, so that the whole suite stays within its quarter of an hour. Blocks of a file take different ones.
 */
export function oneOf<Setting>(index: number, settings: readonly Setting[]): readonly Setting[] {
  return process.env['EVERY_DEVICE'] === 'Y' ? settings : settings.slice(index, index + 1);
}

const DEVICES = [
  { locale: 'en', width: 1280 },
  { locale: 'fr', width: 390 },
  { locale: 'en', width: 390 },
  { locale: 'fr', width: 1280 },
] as const;

/** A language and a width for a walk through screens; every pair of them with `EVERY_DEVICE=Y npm test`. */
export const deviceAt = (index: 0 | 1 | 2 | 3) => oneOf(index, DEVICES);

/** Each language and each width once, for the walk that everyone takes; every pair with `EVERY_DEVICE=Y npm test`. */
export const languagesAtWidths = process.env['EVERY_DEVICE'] === 'Y' ? DEVICES : DEVICES.slice(0, 2);
