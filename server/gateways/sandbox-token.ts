/** The sandbox's result for a card, by its number (README "test cards"). */
export const sandboxOutcomes = [
  'ok',
  'declined',
  'insufficient',
  'expired',
  'cvc',
  'challenge',
  'timeout',
] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

export type SandboxToken = { brand: string; last4: string; outcome: SandboxOutcome };

const form = /^tok_sandbox_(visa|mastercard)_(\d{4})_([a-z]+)_[A-Za-z0-9-]{8,64}$/;

/** Reads a token that the page made of a card: `tok_sandbox_{brand}_{last4}_{outcome}_{random}`; undefined for any other text. */
export function readSandboxToken(token: string): SandboxToken | undefined {
  const [, brand, last4, word] = form.exec(token) ?? [];
  const outcome = sandboxOutcomes.find((each) => each === word);
  return brand && last4 && outcome ? { brand, last4, outcome } : undefined;
}
