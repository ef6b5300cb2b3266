/** How to take part (spec §1 "Registration modes"). */
export const MODES = ['Online', 'In-Person', 'Hybrid'] as const;
export type Mode = (typeof MODES)[number];

/** Tells whether an unknown value names a mode of taking part. */
export function isMode(value: unknown): value is Mode {
  return MODES.some((mode) => mode === value);
}
