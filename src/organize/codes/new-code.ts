import type { Api } from '#engine/contract/api.ts';
import { MOST_NEW_CODES } from '#engine/contract/desk-values.ts';
import type { BodyOf } from '#engine/contract/endpoint.ts';
import type { FeeCategory } from '#engine/event/properties/money.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import { readAmount } from '../registration/actions/read-amount.ts';

/** What someone has entered to create codes. */
export type CodeEntry = {
  readonly kind: 'discount' | 'invitation';
  readonly many: 'one_own' | 'one_random' | 'several';
  readonly code: string;
  readonly number: string;
  readonly prefix: string;
  readonly batch: string;
  readonly takes: 'percent' | 'amount' | 'nothing';
  readonly value: string;
  readonly categories: readonly FeeCategory[];
  readonly bypasses: boolean;
  readonly labels: Readonly<Partial<Record<Locale, string>>>;
  readonly limit: string;
  readonly from: string;
  readonly until: string;
  readonly track: string;
  readonly membership: string;
};

export const noEntry: CodeEntry = {
  kind: 'discount',
  many: 'one_own',
  code: '',
  number: '',
  prefix: '',
  batch: '',
  takes: 'percent',
  value: '',
  categories: [],
  bypasses: false,
  labels: {},
  limit: '',
  from: '',
  until: '',
  track: '',
  membership: '',
};

/** The first thing that is missing or wrong, as the page says it. */
export type Missing = 'code' | 'number' | 'batch' | 'percent' | 'amount' | 'label' | 'limit';

/** The codes that an entry creates. */
export const countOf = ({ many, number }: CodeEntry): number =>
  many === 'several' ? (whole(number) ?? 0) : 1;

/** The percentage that someone typed; undefined unless it is above 0 and up to 100. */
export function readPercent(typed: string): number | undefined {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return percent > 0 && percent <= 100 ? percent : undefined;
}

/** A whole number above 0. */
function whole(typed: string): number | undefined {
  const text = typed.trim();
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** What is taken off; nothing while it cannot be read. */
export function offOf({ takes, value }: CodeEntry): { percent?: number; amount?: number } {
  const percent = takes === 'percent' ? readPercent(value) : undefined;
  const amount = takes === 'amount' ? readAmount(value) : undefined;
  return { ...(percent !== undefined && { percent }), ...(amount && { amount }) };
}

/** The uses of each code; undefined for any number. */
export const limitOf = ({ limit }: CodeEntry): number | undefined => whole(limit);

/** The first thing that keeps an entry from being sent; undefined if nothing does. */
export function missingIn(entry: CodeEntry, languages: readonly Locale[]): Missing | undefined {
  const { many, takes } = entry;
  const off = offOf(entry);
  if (many === 'one_own' && entry.code.trim() === '') return 'code';
  if (many === 'several' && (countOf(entry) < 2 || countOf(entry) > MOST_NEW_CODES)) return 'number';
  if (many === 'several' && entry.batch.trim() === '') return 'batch';
  if (takes !== 'nothing' && off[takes] === undefined) return takes;
  if (languages.some((locale) => !entry.labels[locale]?.trim())) return 'label';
  return entry.limit.trim() !== '' && limitOf(entry) === undefined ? 'limit' : undefined;
}

/** An entry as the call that creates its codes. */
export function asRequest(
  entry: CodeEntry,
  languages: readonly Locale[],
): BodyOf<Api['deskCodes']['createCodes']> {
  const { kind, many, code, prefix, batch, categories, bypasses, labels, from, until, track, membership } =
    entry;
  const limit = limitOf(entry);
  const first = labels[languages[0] ?? LOCALES[0]]?.trim() ?? '';
  const label = Object.fromEntries(
    LOCALES.map((locale) => [locale, languages.includes(locale) ? (labels[locale]?.trim() ?? '') : first]),
  ) as Record<Locale, string>;
  return {
    kind,
    label,
    ...offOf(entry),
    ...(entry.takes !== 'nothing' && categories.length > 0 && { categories: [...categories] }),
    ...(kind === 'invitation' && bypasses && { bypasses: 'Y' as const }),
    ...(limit !== undefined && { limit }),
    ...(from && { from }),
    ...(until && { until }),
    ...(track && { track }),
    ...(membership && { membership }),
    ...(many === 'one_own'
      ? { code: code.trim() }
      : { count: countOf(entry), ...(prefix.trim() && { prefix: prefix.trim() }) }),
    ...(many === 'several' && { batch: batch.trim() }),
  };
}
