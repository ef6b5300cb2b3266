import type { Database } from '#server/database/database.ts';
import type { StockItem } from './inventory-lock.ts';

/** What has to happen later because of what is done now; each is written in the transaction that is handed in. */
export type SeatJobs = {
  /** Frees what is held until a moment once that has come. */
  expireAt(tx: Database, moment: Date): Promise<void>;
  /** Offers what came free of an item to who waits for it: a seat, a booth, a place. */
  offerFreed(tx: Database, eventCode: string, item: StockItem): Promise<void>;
  /** Offers whatever is free in an event to who waits for it: places, seats and choices. */
  offerAll(tx: Database, eventCode: string): Promise<void>;
  /** Does what is due now, not at the next poll; call it after the commit. */
  wake(): void;
};
