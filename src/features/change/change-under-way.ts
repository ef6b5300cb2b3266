import { persistedValue } from '#src/lib/persisted/persisted-value.ts';

/** A change that is being made and paid for: what its chart goes on from after a reload, or back from the bank. */
export interface ChangeUnderWay {
  readonly code: string;
  readonly snapshot: unknown;
}

function parse(stored: unknown): ChangeUnderWay | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const code: unknown = Reflect.get(stored, 'code');
  return typeof code === 'string' ? { code, snapshot: Reflect.get(stored, 'snapshot') } : undefined;
}

/** The change that this browser is in the middle of, for one day. */
export const keptChange = persistedValue('change-under-way', parse);
