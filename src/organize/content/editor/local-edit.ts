import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { type PersistedValue, persistedValue } from '#src/lib/persisted/persisted-value.ts';
import type { Edit } from './autosave.ts';

/** How long unsaved changes stay on this device, in milliseconds. */
const LIFETIME = 30 * 86_400_000;

/** A document in a draft. */
export interface InDraft {
  readonly draft: string;
  readonly kind: string;
  readonly code: string;
}

/** The unsaved changes to a document of a draft on this device. */
export const localEdit = ({ draft, kind, code }: InDraft): PersistedValue<Edit> =>
  persistedValue(`site-draft/${draft}/${kind}/${code}`, parseEdit, LIFETIME);

function parseEdit(stored: unknown): Edit | undefined {
  if (!isPlain(stored) || !isPlain(stored['base'])) return undefined;
  const { document: before, revision } = stored['base'];
  if (typeof revision !== 'number') return undefined;
  return { document: stored['document'], base: { document: before, revision } };
}
