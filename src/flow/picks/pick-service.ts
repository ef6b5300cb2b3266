import type { StockLeft } from '#engine/event/cart/cart.ts';

/** What every service does besides its own work. */
export interface Kept {
  /** Asks for the server's newest word. */
  refresh(): void;
  /** Live stock of its items. */
  stockChanged?(left: readonly StockLeft[]): void;
  /** The waitlists of these items have moved. */
  waitlistMoved?(items: readonly string[]): void;
  /** Whether the server has all changes, once none is pending. */
  settled?(): Promise<boolean>;
  /** Reloads what was missed, and retries what failed. */
  reconnected?(): void;
  close(): void;
}

/** A service that may be asked for the server's newest word, and ends with its flow. */
export type PickService<Service> = Service & Kept;
