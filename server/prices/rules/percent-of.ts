const THOUSANDTHS = 100_000n;

/** A percentage of whole cents in whole cents, halves up; percentages count to the thousandth (9.975 %). */
export function percentOf(cents: number, percent: number): number {
  const thousandths = BigInt(Math.round(percent * 1000));
  return Number((BigInt(cents) * thousandths + THOUSANDTHS / 2n) / THOUSANDTHS);
}

/**
 * Distributes cents over shares in proportion, adding up exactly: the rounding remainder goes to the largest
 * remainders, the first of equal ones. No share exceeds its amount while `cents` is at most their sum.
 */
export function spread(cents: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + BigInt(share), 0n);
  if (sum === 0n) return shares.map(() => 0);
  const parts = shares.map((share, index) => {
    const product = BigInt(cents) * BigInt(share);
    return { index, whole: Number(product / sum), remainder: product % sum };
  });
  const left = cents - parts.reduce((total, { whole }) => total + whole, 0);
  const ordered = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  const raised = new Set(ordered.slice(0, left).map(({ index }) => index));
  return parts.map(({ index, whole }) => whole + (raised.has(index) ? 1 : 0));
}
