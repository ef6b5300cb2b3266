import type { Option } from '#engine/form/field/option.ts';
import { isPickable } from '#engine/form/field-types/pickable.ts';
import { formatCount } from '#engine/form/format/count.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';

/** Whether a visitor may pick an option now: open, and with something left unless it is already theirs. */
export function mayPick(option: Option, chosen: boolean): boolean {
  return isPickable(option) && (option.availability !== 0 || chosen);
}

/** The small text below an option: help, status, availability (spec §3). */
export function optionNotes(option: Option, locale: Locale): string {
  const { help, status, availability } = option;
  if (help === undefined && status === undefined && availability === undefined) return '';
  const left =
    availability === undefined
      ? ''
      : availability === 0
        ? say('full', locale)
        : say('left', locale, { count: formatCount(availability, locale) });
  const [first = '', ...more] = [resolveText(help, locale), resolveText(status, locale), left].filter(
    (note) => note !== '',
  );
  return more.reduce(andThen, first);
}

/** Notes are separated; sentences follow each other. */
function andThen(line: string, note: string): string {
  const isSentence = (text: string) => /[.!?…]$/.test(text);
  if (!isSentence(line)) return `${line} · ${note}`;
  return `${line} ${note}${isSentence(note) ? '' : '.'}`;
}
