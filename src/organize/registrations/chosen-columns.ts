/** The columns that can be shown beside name and status, without answers, in their order. */
export const BUILT_IN = [
  'code',
  'email',
  'type',
  'organization',
  'track',
  'mode',
  'days',
  'language',
  'tags',
  'paid',
  'owing',
  'started',
  'submitted',
] as const;
export type BuiltIn = (typeof BUILT_IN)[number];

/** Those of a list that names none. */
export const DEFAULT_COLUMNS: readonly string[] = ['code', 'email', 'type', 'paid', 'owing', 'started'];

/** The most columns with answers. */
export const MOST_ANSWERS = 8;

export const isAnswer = (column: string): boolean => column.includes('/');

/** The columns that an address names, each once; the default without any that exists. */
export function columnsIn(params: URLSearchParams): readonly string[] {
  const named = [...new Set((params.get('columns') ?? '').split(','))];
  const known = [
    ...BUILT_IN.filter((each) => named.includes(each)),
    ...named.filter(isAnswer).slice(0, MOST_ANSWERS),
  ];
  return params.get('columns') === 'none' || known.length > 0 ? known : DEFAULT_COLUMNS;
}

/** Columns as an address has them: nothing for the default. */
export function columnsParam(columns: readonly string[]): string {
  const text = columns.join(',');
  return text === DEFAULT_COLUMNS.join(',') ? '' : text || 'none';
}

/** The columns after one is added or taken off. */
export const toggled = (columns: readonly string[], column: string): readonly string[] => {
  const chosen = columns.includes(column) ? columns.filter((each) => each !== column) : [...columns, column];
  return [...BUILT_IN.filter((each) => chosen.includes(each)), ...chosen.filter(isAnswer)];
};
