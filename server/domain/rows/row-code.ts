import { canonicalJson } from '#server/domain/canonical-json.ts';
import { sha256 } from '#server/domain/secret-hash.ts';

/**
 * Names rows by what they say, so that a code means the same row on every device whatever was put before it; of rows that
 * say the same, each by its turn.
 */
export function withCodes<Row>(rows: readonly Row[], say: (row: Row) => readonly unknown[]) {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const said = codeOf(say(row));
    const turn = (seen.get(said) ?? 0) + 1;
    seen.set(said, turn);
    return { code: turn === 1 ? said : `${said}-${turn}`, row };
  });
}

/** The code of a row that says this, where it is the first to. */
export function codeOf(said: readonly unknown[]): string {
  return sha256(canonicalJson(said)).slice(0, 16);
}
