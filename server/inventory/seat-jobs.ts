import type { Database } from '#server/database/database.ts';
import type { StockItem } from './inventory-lock.ts';

/** Jobs that follow from a change, added in its transaction. */
export type SeatJobs = {
  /** Releases expired holds at a time. */
  expireAt(tx: Database, moment: Date): Promise<void>;
  /** Reminds people of expiring offers at a time. */
  remindAt(tx: Database, moment: Date): Promise<void>;
  /** Offers a released item to the people who wait for it. */
  offerFreed(tx: Database, eventCode: string, item: StockItem): Promise<void>;
  /** Offers everything that is free in an event to the people who wait. */
  offerAll(tx: Database, eventCode: string): Promise<void>;
  /** Runs due jobs now, instead of at the next poll; called after the commit. */
  wake(): void;
};
