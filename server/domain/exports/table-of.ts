import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { ExportedList } from '#engine/contract/exporting.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { exportWords } from './export-words.ts';
import type { Cell, Columns, ExportedTable } from './exported-table.ts';
import { memberColumns, memberPages } from './members-table.ts';
import { paymentColumns, paymentPages } from './payments-table.ts';
import { registrationColumns, registrationPages } from './registrations-table.ts';
import { waitlistColumns, waitlistPages } from './waitlists-table.ts';

type Stores = { db: Database; configuration: ConfigurationStore };

/** A list of an event, its headings and names in a language, its instants in the event's time zone. */
export function tableOf(
  stores: Stores,
  event: EventDocument,
  list: ExportedList,
  locale: Locale,
): ExportedTable {
  const { db, configuration } = stores;
  const table = <Row>({ headings, cells }: Columns<Row>, pages: () => AsyncIterable<readonly Row[]>) => ({
    name: exportWords[locale].names[list],
    headings,
    timezone: event.timezone,
    async *rows(): AsyncGenerator<Cell[]> {
      for await (const page of pages()) for (const row of page) yield cells(row);
    },
  });
  switch (list) {
    case 'registrations':
      return table(registrationColumns(configuration, event, locale), () =>
        registrationPages(db, event.code),
      );
    case 'members':
      return table(memberColumns(locale), () => memberPages(stores, event.code));
    case 'payments':
      return table(paymentColumns(locale), () => paymentPages(db, event.code));
    case 'waitlists':
      return table(waitlistColumns(configuration, event, locale), () => waitlistPages(db, event.code));
    default:
      return list satisfies never;
  }
}
