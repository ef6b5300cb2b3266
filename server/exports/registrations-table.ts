import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isMode } from '#engine/event/properties/modes.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { isLocale, type Locale, resolveText } from '#engine/form/languages/text.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { membershipOf } from '#server/answers/membership-of.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { orderDays } from '#server/dossiers/registration-choice.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { wordsIn } from '#server/languages/words.ts';
import { answerColumns } from './answer-columns.ts';
import { type ExportedDossier, formsAsked } from './exported-dossiers.ts';
import { type Columns, columnsOf, momentCell, moneyCell, textCell } from './exported-table.ts';
import type { FormerForm } from './former-forms.ts';
import { pickedNames } from './picked-names.ts';
import type { RemovedNames } from './removed-names.ts';

/** The columns of registrations: choices, items, payment, then answers. */
export function registrationColumns(
  configuration: ConfigurationStore,
  event: EventDocument,
  locale: Locale,
  former: readonly FormerForm[],
  removed: RemovedNames,
): Columns<ExportedDossier> {
  const { headings, statuses, modes } = wordsIn(locale).exported;
  const picked = pickedNames(configuration, event.code, locale, removed);
  const tracks = new Map(event.tracks.map(({ code, name }) => [code, resolveText(name, locale)]));
  const days = new Map(event.days.map(({ code, label }) => [code, resolveText(label, locale)]));
  const own = columnsOf<ExportedDossier>([
    [headings.code, ({ row }) => textCell(row.code)],
    [headings.status, ({ row }) => textCell(statuses[row.status])],
    [headings.email, ({ row }) => textCell(row.emailTyped)],
    [headings.track, ({ row }) => textCell(tracks.get(row.track ?? '') ?? row.track)],
    [headings.mode, ({ row }) => textCell(isMode(row.mode) ? modes[row.mode] : row.mode)],
    [
      headings.days,
      ({ row }) =>
        textCell(
          orderDays(event, row.days)
            .map((day) => days.get(day))
            .join('; '),
        ),
    ],
    [headings.membership, ({ row }) => textCell(membershipLabel(configuration, row, locale))],
    [headings.groupCode, ({ row }) => textCell(row.groupCode)],
    [headings.group, ({ row }) => textCell(row.groupOrganization)],
    [headings.workshops, ({ holds, cancelled }) => textCell(picked.list(holds, 'session', cancelled))],
    [headings.activities, ({ holds, cancelled }) => textCell(picked.list(holds, 'activity', cancelled))],
    [headings.merchandise, ({ holds }) => textCell(picked.list(holds, 'variant'))],
    [headings.charged, ({ charged }) => moneyCell(charged)],
    [headings.refunded, ({ refunded }) => moneyCell(refunded)],
    [headings.begun, ({ row }) => momentCell(row.createdAt)],
    [headings.submitted, ({ row }) => momentCell(row.submittedAt)],
    [headings.changed, ({ row }) => momentCell(row.updatedAt)],
    [
      headings.language,
      ({ row }) => textCell(isLocale(row.locale) ? languages[row.locale].name : row.locale),
    ],
    [headings.timezone, ({ row }) => textCell(row.timezone)],
  ]);
  const answers = answerColumns(
    formsAsked(configuration, { eventCode: event.code, flow: registrationFlow }),
    locale,
    own.headings,
  );
  const before = answerColumns(former, locale, [...own.headings, ...answers.headings], true);
  return {
    headings: [...own.headings, ...answers.headings, ...before.headings],
    cells: (exported) => [
      ...own.cells(exported),
      ...answers.cells(countedAnswers(configuration, exported.row)),
      ...before.cells(exported.row),
    ],
  };
}

function membershipLabel(
  configuration: ConfigurationStore,
  row: DossierRow,
  locale: Locale,
): string | undefined {
  const decision = membershipOf(configuration, row);
  return decision?.status === 'decided' ? resolveText(decision.type.label, locale) : undefined;
}
