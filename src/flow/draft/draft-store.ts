import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isRegistration } from '#engine/contract/is-registration.ts';
import { within } from '#src/lib/within.ts';
import type { Draft } from './draft.ts';
import { draftAside, forgetAside } from './draft-aside.ts';
import { validateDraft } from './validate-draft.ts';

/** The lifetime of a draft on the device (spec §9 "Persisted state lifetime"). */
const LIFETIME = 24 * 60 * 60 * 1000;

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: Draft };
}

// IndexedDB, not localStorage: it survives a kill right after `complete` (docs/decisions).
let database: Promise<IDBPDatabase<DraftSchema>> | undefined;
function open(): Promise<IDBPDatabase<DraftSchema>> {
  database ??= openDB<DraftSchema>('rostrum', 1, {
    upgrade: (db) => void db.createObjectStore('drafts', { keyPath: 'code' }),
    terminated: () => {
      database = undefined;
    },
  });
  return database;
}

/** The longest that storage may take, in milliseconds; a page works without it. */
const PATIENCE = 5_000;

/** Does something with the database; rejects when storage is closed or does not answer. */
async function inDatabase<Done>(run: (db: IDBPDatabase<DraftSchema>) => Promise<Done>): Promise<Done> {
  try {
    return await within(PATIENCE, open().then(run));
  } catch (error) {
    database = undefined;
    throw error;
  }
}

/** Drafts that the device does not keep, for as long as the page lives. */
const here = new Map<string, Draft>();

/** The newest draft; undefined if none is young enough. */
function newestOf(drafts: readonly (Draft | undefined)[]): Draft | undefined {
  return drafts
    .filter((draft) => draft !== undefined && Date.now() - draft.savedAt < LIFETIME)
    .sort((a, b) => (b?.savedAt ?? 0) - (a?.savedAt ?? 0))[0];
}

/** The draft of a registration; undefined without one, or if it is too old. */
export async function readDraft(code: string): Promise<Draft | undefined> {
  const aside = draftAside();
  const ofTab = aside?.code === code ? aside : undefined;
  try {
    const kept = validateDraft(await inDatabase((db) => db.get('drafts', code)));
    return newestOf([kept, ofTab]) ?? here.get(code);
  } catch {
    return here.get(code) ?? newestOf([ofTab]);
  }
}

/** The latest draft; undefined without one. */
export async function readNewestDraft(): Promise<Draft | undefined> {
  try {
    const kept = await inDatabase((db) => db.getAll('drafts'));
    const drafts = kept.map((draft) => validateDraft(draft));
    return newestOf([...drafts, draftAside()].filter((draft) => draft && isRegistration(draft.registration)));
  } catch {
    return undefined;
  }
}

/** Writes a draft; false when the device does not keep it. */
export async function writeDraft(draft: Draft): Promise<boolean> {
  try {
    await inDatabase(async (db) => {
      const tx = db.transaction('drafts', 'readwrite', { durability: 'strict' });
      // Committed immediately: a closing page cannot do so after the write.
      await Promise.all([tx.store.put(draft), tx.commit(), tx.done]);
    });
    here.delete(draft.code);
    forgetAside(draft.code);
    return true;
  } catch {
    here.set(draft.code, draft);
    return false;
  }
}

/** Deletes a submitted draft, and all that are too old. */
export async function removeDraft(code: string): Promise<void> {
  here.delete(code);
  forgetAside(code);
  try {
    await inDatabase(async (db) => {
      await db.delete('drafts', code);
      for (const draft of await db.getAll('drafts')) {
        if (Date.now() - draft.savedAt >= LIFETIME) await db.delete('drafts', draft.code);
      }
    });
  } catch {
    // Storage is closed: nothing was kept.
  }
}
