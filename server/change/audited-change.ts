import type { AuditChange } from '#engine/contract/audit.ts';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatList } from '#engine/form/format/list.ts';
import { type Locale, localeIn, resolveText } from '#engine/form/languages/text.ts';
import type { CorrectedAnswer } from '#engine/form/summary/corrected-answer.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { overInWords } from '#server/inventory/over-in-words.ts';
import type { MadeChange } from './claim-change.ts';

/** What an organizer's change was, for the audit log, in the event's first language; days in the event's order. */
export function auditedChange(
  event: EventDocument,
  before: DossierRow,
  { row, loses, gains, answers, over }: MadeChange,
): AuditChange[] {
  const locale = localeIn(event.languages[0]);
  const track = (code: string | null) =>
    resolveText(event.tracks.find((each) => each.code === code)?.name, locale) || (code ?? '');
  const days = (codes: readonly string[]) =>
    formatList(
      event.days.filter(({ code }) => codes.includes(code)).map(({ label }) => resolveText(label, locale)),
      locale,
    );
  return [
    ...differing('track', track(before.track), track(row.track)),
    ...differing('mode', before.mode ?? '', row.mode ?? ''),
    ...differing('days', days(before.days), days(row.days)),
    ...loses.map((item) => ({ what: 'item', was: nameOf(item, locale) })),
    ...auditedAnswers(event, answers),
    ...gains.map((item) => ({ what: 'item', is: nameOf(item, locale) })),
    ...over.map((each) => ({ what: 'overbooked', is: overInWords(each, locale) })),
  ];
}

/** Answers that an organizer edited, for the audit log, in the event's first language. */
export function auditedAnswers(event: EventDocument, answers: readonly CorrectedAnswer[]): AuditChange[] {
  const locale = localeIn(event.languages[0]);
  return answers.map(({ label, before, after }) => {
    const [what, was, is] = [label, before, after].map((text) => resolveText(text, locale));
    return { what: what ?? '', ...(was && { was }), ...(is && { is }) };
  });
}

function differing(what: string, was: string, is: string): AuditChange[] {
  return was === is ? [] : [{ what, was, is }];
}

function nameOf({ name }: BookedItem, locale: Locale): string {
  return resolveText(name, locale);
}
