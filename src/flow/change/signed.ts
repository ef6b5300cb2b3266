/** An amount with its sign, also if it is positive. */
export function signed(cents: number, amount: string): string {
  return cents > 0 ? `+${amount}` : amount;
}
