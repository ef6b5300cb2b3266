import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { isLocale, type Locale } from '#engine/form/languages/text.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { applicationName } from '#server/dossiers/application-name.ts';
import { wordsIn } from '#server/languages/words.ts';
import { answerColumns } from './answer-columns.ts';
import { type ExportedDossier, formsAsked } from './exported-dossiers.ts';
import { type Columns, columnsOf, momentCell, moneyCell, textCell } from './exported-table.ts';
import type { FormerForm } from './former-forms.ts';

/** The columns of a flow's applications: applicant, decision, payment, then answers. */
export function applicationColumns(
  configuration: ConfigurationStore,
  { eventCode, flow }: { eventCode: string; flow: FlowDocument },
  locale: Locale,
  former: readonly FormerForm[],
): Columns<ExportedDossier> {
  const { headings, statuses, decisions } = wordsIn(locale).exported;
  const own = columnsOf<ExportedDossier>([
    [headings.applicationCode, ({ row }) => textCell(row.code)],
    [
      headings.name,
      ({ row }) => textCell(applicationName(flow, { answers: countedAnswers(configuration, row).answers })),
    ],
    [headings.email, ({ row }) => textCell(row.emailTyped)],
    [headings.status, ({ row }) => textCell(statuses[row.status])],
    [headings.decision, ({ row }) => textCell(row.decision && decisions[row.decision])],
    [headings.charged, ({ charged }) => moneyCell(charged)],
    [headings.refunded, ({ refunded }) => moneyCell(refunded)],
    [headings.begun, ({ row }) => momentCell(row.createdAt)],
    [headings.submitted, ({ row }) => momentCell(row.submittedAt)],
    [headings.changed, ({ row }) => momentCell(row.updatedAt)],
    [
      headings.language,
      ({ row }) => textCell(isLocale(row.locale) ? languages[row.locale].name : row.locale),
    ],
  ]);
  const forms = formsAsked(configuration, { eventCode, flow: flow.code });
  const answers = answerColumns(forms, locale, own.headings);
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
