import type { SQL } from 'drizzle-orm';
import type { ExportedList } from '#engine/contract/exporting.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isOfApplications } from '#engine/event/documents/flow/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { wordsIn } from '#server/languages/words.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { applicationColumns } from './applications-table.ts';
import { dossierPages } from './exported-dossiers.ts';
import type { Cell, Columns, ExportedTable } from './exported-table.ts';
import { formerForms } from './former-forms.ts';
import { memberColumns, memberPages } from './members-table.ts';
import { paymentColumns, paymentPages } from './payments-table.ts';
import { registrationColumns } from './registrations-table.ts';
import { removedNames } from './removed-names.ts';
import { shared } from './take-turns.ts';
import { waitlistColumns, waitlistPages } from './waitlists-table.ts';

type Stores = { db: Database; configuration: ConfigurationStore };

type ExportedPart = {
  readonly list: ExportedList;
  readonly flow?: string | undefined;
  /** A condition for registrations and applications. */
  readonly only?: SQL | undefined;
};

/**
 * A list of an event, with headings, names and times in a language and the event's time zone. Applications are of one
 * flow; throws 404 if there is none.
 */
export async function tableOf(
  stores: Stores,
  event: EventDocument,
  { list, flow: code, only }: ExportedPart,
  locale: Locale,
): Promise<ExportedTable> {
  const { db, configuration } = stores;
  const table = <Row>({ headings, cells }: Columns<Row>, pages: () => AsyncIterable<readonly Row[]>) => ({
    name: wordsIn(locale).exported.names[list],
    headings,
    timezone: event.timezone,
    async *rows(): AsyncGenerator<Cell[]> {
      for await (const row of shared(pages())) yield cells(row);
    },
  });
  switch (list) {
    case 'registrations': {
      const of = { eventCode: event.code, flow: registrationFlow };
      const former = await formerForms(stores, of);
      const removed = await removedNames(stores, event.code);
      const columns = registrationColumns(configuration, event, locale, former, removed);
      return table(columns, () => dossierPages(db, of, only));
    }
    case 'members':
      return table(memberColumns(locale), () => memberPages(stores, event.code));
    case 'payments':
      return table(paymentColumns(locale), () => paymentPages(db, event.code));
    case 'waitlists':
      return table(waitlistColumns(configuration, event, locale), () => waitlistPages(db, event.code));
    case 'applications': {
      const flow = configuration.current(event.code, 'flow', code ?? '')?.document;
      if (!flow || !isOfApplications(flow.code)) throw notFound();
      const of = { eventCode: event.code, flow };
      const pages = () => dossierPages(db, { ...of, flow: flow.code }, only);
      const former = await formerForms(stores, { ...of, flow: flow.code });
      return { ...table(applicationColumns(configuration, of, locale, former), pages), name: flow.code };
    }
    default:
      return list satisfies never;
  }
}
