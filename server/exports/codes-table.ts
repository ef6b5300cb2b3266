import type { ListedCode } from '#engine/contract/desk-codes.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { wordsIn } from '#server/languages/words.ts';
import { columnsOf, type ExportedTable, moneyCell, numberCell, textCell } from './exported-table.ts';

/** Discount and invitation codes as a list; `memberships` names the membership types. */
export function codesTable(
  event: EventDocument,
  codes: readonly ListedCode[],
  memberships: readonly { readonly code: string; readonly label: Text }[],
  locale: Locale,
): ExportedTable {
  const { exported, fees } = wordsIn(locale);
  const { names, headings, codeKinds, codeStates } = exported;
  const track = (code: string) =>
    resolveText(event.tracks.find((each) => each.code === code)?.name, locale) || code;
  const membership = (code: string) =>
    resolveText(memberships.find((each) => each.code === code)?.label, locale) || code;
  const forWhom = (code: ListedCode) =>
    [
      code.track && track(code.track),
      code.membership && membership(code.membership),
      code.conditional && codeStates.conditional,
    ]
      .filter(Boolean)
      .join(', ');
  const { headings: named, cells } = columnsOf<ListedCode>([
    [headings.applicationCode, ({ code }) => textCell(code)],
    [headings.kind, ({ kind }) => textCell(codeKinds[kind])],
    [headings.state, ({ state }) => textCell(codeStates[state])],
    [headings.name, ({ label }) => textCell(resolveText(label, locale))],
    [headings.percentOff, ({ percent }) => numberCell(percent)],
    [headings.amountOff, ({ amount }) => moneyCell(amount)],
    [
      headings.reduces,
      ({ categories }) => textCell(categories?.map((category) => fees[category]).join(', ')),
    ],
    [headings.forWhom, (code) => textCell(forWhom(code))],
    [headings.bypasses, ({ bypasses }) => textCell(isYes(bypasses) ? codeStates.opens : '')],
    [headings.uses, ({ uses }) => numberCell(uses)],
    [headings.limit, ({ limit }) => numberCell(limit)],
    [headings.from, ({ from }) => textCell(from)],
    [headings.until, ({ until }) => textCell(until)],
    [headings.batch, ({ batch }) => textCell(batch)],
  ]);
  return {
    name: names.codes,
    headings: named,
    timezone: event.timezone,
    async *rows() {
      for (const code of codes) yield cells(code);
    },
  };
}
