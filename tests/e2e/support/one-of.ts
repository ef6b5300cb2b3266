/**
 * Settings in which a test is to hold, such as languages and widths: all of them with `EVERY_DEVICE=Y npm test`, else
 * the one at `index`, so that the whole suite stays within its quarter of an hour. Blocks of a file take different ones.
 */
export function oneOf<Setting>(index: number, settings: readonly Setting[]): readonly Setting[] {
  return process.env['EVERY_DEVICE'] === 'Y' ? settings : settings.slice(index, index + 1);
}

/** Each language and each width once, for a walk through screens; every one of them with `EVERY_DEVICE=Y npm test`. */
export const languagesAtWidths = oneOf(0, [
  [
    { locale: 'en', width: 1280 },
    { locale: 'fr', width: 390 },
  ],
  [
    { locale: 'en', width: 390 },
    { locale: 'fr', width: 1280 },
  ],
] as const).flat();
