import { useState } from 'react';
import { NOTHING, spanned, toggled, toggledLoaded } from './selection.ts';

type Row = { readonly code: string };

/** Chosen rows as calls take them: codes, or the filter. */
export type ChosenFields = Readonly<Record<string, never>>;

/** The rows of the list that are chosen. Choosing by codes survives another filter; `query` is the filter as the call takes it. */
export function useSelection(rows: readonly Row[], query: ChosenFields, total: number | undefined) {
  const [stored, setSelection] = useState(NOTHING);
  const asText = JSON.stringify(query);
  // All that match is of one filter.
  const selection = stored.all === undefined || stored.all === asText ? stored : NOTHING;
  const isAll = selection.all !== undefined;
  const { codes } = selection;
  const shown = rows.filter(({ code }) => codes.has(code)).length;
  return {
    isAll,
    count: isAll ? (total ?? 0) : codes.size,
    /** Chosen rows that the list does not show. */
    hidden: isAll ? 0 : codes.size - shown,
    has: (code: string) => isAll || codes.has(code),
    isLoadedChosen: rows.length > 0 && (isAll || shown === rows.length),
    isSomeChosen: isAll || shown > 0,
    toggle: (code: string) => setSelection(toggled(selection, rows, code)),
    span: (code: string) => setSelection(spanned(selection, rows, code)),
    toggleLoaded: () => setSelection(toggledLoaded(selection, rows)),
    chooseAll: () => setSelection({ codes: new Set(), all: asText }),
    clear: () => setSelection(NOTHING),
    fields: (isAll ? query : { codes: [...codes].join(',') }) as ChosenFields,
  };
}
export type ListSelection = ReturnType<typeof useSelection>;
