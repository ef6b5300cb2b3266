import { createContext } from 'react';
import type { RegistrationOption } from './start-end.ts';
import type { UsedWay } from './use-way.ts';

interface Offered extends Pick<UsedWay, 'chosen' | 'payer'> {
  readonly option: RegistrationOption | undefined;
  /** The track of an offered place, whose availability does not matter. */
  readonly kept: string | undefined;
  /** The day of an offered place, likewise. */
  readonly keptDay?: string | undefined;
  /** Whether full tracks and days have a waitlist. */
  readonly waits: boolean;
}

/** What the rows of tracks and days show besides names. */
export const OfferedContext = createContext<Offered | undefined>(undefined);
