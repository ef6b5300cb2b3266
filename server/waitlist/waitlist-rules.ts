import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { WaitlistRow } from './entries.ts';

/** An event in which an item is waited for, at a moment. */
export interface InEvent {
  readonly configuration: ConfigurationStore;
  readonly event: EventDocument;
  readonly now: Date;
}

/** What happens to an entry whose turn it is: `reserve` gives the item for good, `skip` leaves the entry as it is. */
export type Turn = 'offer' | 'reserve' | 'skip' | 'taken' | 'expired';

/** How kinds of items differ on the waitlist. */
export interface WaitlistRules {
  /** Holds the item for the dossier, or counts it as taken by the entry until the offer is accepted. */
  readonly offeredBy: 'hold' | 'claim';
  /** Whether someone can wait for an item, and is offered what is free. */
  readonly isOpen: (at: InEvent, item: string) => boolean;
  /** Decides the turn of an entry that no payment keeps from it. */
  readonly turn: (
    tx: Database,
    at: InEvent,
    entry: WaitlistRow,
    holder: DossierRow | undefined,
  ) => Promise<Turn>;
}
