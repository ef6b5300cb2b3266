import type { OverviewMark } from '#engine/contract/overview.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { DeskTexts } from '../shell/use-desk-texts.ts';
import type { PlotMark } from './plot-scales.ts';

/** What a mark means, in a few words. */
export function markText(mark: OverviewMark, t: DeskTexts, locale: Locale): string {
  const label = resolveText(mark.label, locale);
  if (mark.kind !== 'price') return t(`overview.marks.${mark.kind}`, { label });
  return t('overview.marks.price', {
    was: formatCents(mark.was ?? 0, locale),
    is: formatCents(mark.is ?? 0, locale),
  });
}

/** The same with the fee whose price changes, and how many others do. */
export function markSentence(mark: OverviewMark, t: DeskTexts, locale: Locale): string {
  const text = markText(mark, t, locale);
  if (mark.kind !== 'price') return text;
  const more = mark.more ? ` ${t('overview.marks.more', { count: mark.more })}` : '';
  return `${t('overview.marks.of', { label: resolveText(mark.label, locale), text })}${more}`;
}

/** The marks of a plot; several of a day that are no prices are one. */
export function plotMarks(marks: readonly OverviewMark[], t: DeskTexts, locale: Locale): PlotMark[] {
  const days = new Map<string, OverviewMark[]>();
  for (const mark of marks) {
    const key = `${mark.day} ${mark.kind === 'price'}`;
    days.set(key, [...(days.get(key) ?? []), mark]);
  }
  return [...days.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const text =
      alike.length === 1 ? markText(first, t, locale) : t('overview.marks.several', { count: alike.length });
    return [{ day: first.day, text, isPrice: first.kind === 'price' }];
  });
}
