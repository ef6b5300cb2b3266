import { canonicalJson } from '#server/secrets/canonical-json.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';

/** Names rows by their contents, so that a code means the same row on every device; equal rows are numbered. */
export function withCodes<Row>(rows: readonly Row[], say: (row: Row) => readonly unknown[]) {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const said = codeOf(say(row));
    const turn = (seen.get(said) ?? 0) + 1;
    seen.set(said, turn);
    return { code: turn === 1 ? said : `${said}-${turn}`, row };
  });
}

/** The code of the first row with these contents. */
export function codeOf(said: readonly unknown[]): string {
  return sha256(canonicalJson(said)).slice(0, 16);
}
