import { persistedValue } from '#src/lib/persisted/persisted-value.ts';

/** A change being paid for, from which its chart continues after a reload or a return from the bank. */
export interface ChangeUnderWay {
  readonly code: string;
  /** The step that is corrected or bought from. */
  readonly step: string | undefined;
  readonly snapshot: unknown;
}

function parse(stored: unknown): ChangeUnderWay | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const code: unknown = Reflect.get(stored, 'code');
  const step: unknown = Reflect.get(stored, 'step');
  return typeof code === 'string'
    ? { code, step: typeof step === 'string' ? step : undefined, snapshot: Reflect.get(stored, 'snapshot') }
    : undefined;
}

/** The change that this browser is in the middle of, for one day. */
export const keptChange = persistedValue('change-under-way', parse);

/** The step of a registration that this browser is in the middle of correcting, or buying from. */
export function stepUnderWay(code: string): string | undefined {
  const kept = keptChange.read();
  return kept?.code === code ? kept.step : undefined;
}
