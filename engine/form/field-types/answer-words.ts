import type { Option } from '../field/option.ts';
import { formatCount } from '../format/count.ts';
import { formatWallDay } from '../format/wall-clock.ts';
import { type Locale, resolveText } from '../languages/text.ts';
import { wordIn } from '../languages/words.ts';
import type { WordsContext } from './definition.ts';

/** An answer that is its own words. */
export const itself = (value: unknown): string[] => [String(value)];

/** Shown elsewhere, or not shown at all. */
export const noWords = (): string[] => [];

/** Y or N in words. */
export const yesOrNo = (flag: 'Y' | 'N', locale: Locale): string =>
  wordIn(flag === 'Y' ? 'yes' : 'no', locale);

function optionName(id: unknown, options: readonly Option[], locale: Locale): string {
  const option = options.find((candidate) => candidate.id === id);
  return option ? resolveText(option.name, locale) : String(id);
}

/** The name of an option, or of each. */
export function optionNames(value: unknown, _field: unknown, { options, locale }: WordsContext): string[] {
  return (Array.isArray(value) ? value : [value]).map((id) => optionName(id, options, locale));
}

/** A number in a language's format; an invalid one as typed. */
export function figure(value: unknown, locale: Locale): string {
  return typeof value === 'number' ? formatCount(value, locale) : String(value);
}

/** A date with its weekday; an invalid one as typed. */
export function dayInWords(value: unknown, _field: unknown, { locale }: WordsContext): string[] {
  const day = new Date(`${String(value)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return [String(value)];
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return [formatWallDay(String(value), locale, parts)];
}
