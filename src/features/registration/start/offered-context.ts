import { createContext } from 'react';
import type { RegistrationOption } from './start-end.ts';
import type { UsedWay } from './use-way.ts';

interface Offered extends Pick<UsedWay, 'chosen' | 'payer'> {
  readonly option: RegistrationOption | undefined;
  /** Of whom a place is kept in this track, how many are left is no matter. */
  readonly kept: string | undefined;
  /** Whether there is a line to join for a track that is full. */
  readonly waits: boolean;
}

/** What the rows of the tracks tell besides their names. */
export const OfferedContext = createContext<Offered | undefined>(undefined);
