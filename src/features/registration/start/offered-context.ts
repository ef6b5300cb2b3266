import { createContext } from 'react';
import type { RegistrationOption } from './start-end.ts';
import type { UsedWay } from './use-way.ts';

interface Offered extends Pick<UsedWay, 'chosen' | 'payer'> {
  readonly option: RegistrationOption | undefined;
  /** The track of an offered place, whose availability does not matter. */
  readonly kept: string | undefined;
  /** Whether full tracks have a waitlist. */
  readonly waits: boolean;
}

/** What the rows of tracks show besides names. */
export const OfferedContext = createContext<Offered | undefined>(undefined);
