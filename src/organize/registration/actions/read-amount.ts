/**
 * Reads an amount of money as people type it in English or French (`80`, `$ 1,214.50`, `1 214,50 $`), in whole cents;
 * undefined for anything else, more than two decimals, and amounts of $ 10,000,000 and more.
 */
export function readAmount(typed: string): number | undefined {
  const text = typed.replace(/[$\s\u00a0\u202f]/g, '');
  const read = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!read) return undefined;
  const [, dollars = '', decimals = ''] = read;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
}
