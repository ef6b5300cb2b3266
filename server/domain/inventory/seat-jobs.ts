import type { Database } from '#server/database/database.ts';

/** What has to happen later because of what is done now; each is written in the transaction that is handed in. */
export type SeatJobs = {
  /** Frees what is held until a moment once that has come. */
  expireAt(tx: Database, moment: Date): Promise<void>;
  /** Offers a seat that came free to who waits for that session. */
  offerSeat(tx: Database, eventCode: string, session: string): Promise<void>;
  /** Offers whatever is free in an event to who waits for it: places and seats. */
  offerAll(tx: Database, eventCode: string): Promise<void>;
  /** Does what is due now, not at the next poll; call it after the commit. */
  wake(): void;
};
