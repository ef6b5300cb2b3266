/** How a call is made: everything that a client has to know of it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path under the API's base, parameters in braces as the spec writes them. */
  readonly path: `/${string}`;
  /** The field or path parameter that names the bearer's dossier; of a holder's call. */
  readonly holder?: string | undefined;
  /** POST bodies are form data by default (spec §7). */
  readonly encoding?: 'form' | 'json';
  /** Name of the form field that carries a file. */
  readonly upload?: string;
  /** The answer is a file, not JSON. */
  readonly produces?: 'file';
}

/**
 * A call in a line: its method, its path, and the field that names its holder, if only the holder of a dossier can make
 * it. A dot in the path stands for the call's own name: `GET ./{code} code`.
 */
type Line = `${Call['method']} ${string}`;
type WithFile = Pick<Call, 'encoding' | 'upload' | 'produces'> & { readonly call: Line };

/** The calls of one resource, as `engine/contract/calls` lists them. */
export type CallTable = Readonly<Record<string, Line | WithFile>>;

/** A call as its line in a table says. */
export type CallOf<Entry> = Entry extends WithFile ? Call & Omit<Entry, 'call'> : Call;

/** Reads the lines of a table. */
export function callsOf<const Table extends CallTable>(
  table: Table,
): { readonly [Name in keyof Table]: CallOf<Table[Name]> } {
  const calls = Object.entries(table).map(([name, entry]) => {
    const { call, ...more } = typeof entry === 'string' ? { call: entry } : entry;
    const [method, path = '', holder] = call.split(' ');
    return [name, { method, path: path.replace(/^\./, `/${name}`), holder, ...more }];
  });
  return Object.fromEntries(calls);
}
