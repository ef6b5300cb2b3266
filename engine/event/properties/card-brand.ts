const BRANDS: Readonly<Record<string, string>> = { visa: 'VISA', mastercard: 'MasterCard' };

/** The name of a card's brand as it is written (spec §1). */
export function brandName(brand: string): string {
  return Object.hasOwn(BRANDS, brand) ? (BRANDS[brand] ?? brand) : brand;
}
