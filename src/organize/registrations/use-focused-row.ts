import { useState } from 'react';

type Row = { readonly code: string };

/** The index of the row with the keyboard's focus, -1 for none; a row keeps it in another list that has it too. */
export function useFocusedRow(rows: readonly Row[]): readonly [number, (index: number) => void] {
  const [code, setCode] = useState<string | undefined>();
  return [rows.findIndex((row) => row.code === code), (index) => setCode(rows[index]?.code)];
}
