/** The name of something with its quantity if there are several: "2 × Mug". */
export function withQuantity(quantity: number, name: string): string {
  return quantity > 1 ? `${quantity}\u00a0×\u00a0${name}` : name;
}
