import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import { type EventDocument, isMode } from '#engine/configuration/event-document.ts';
import { isLocale, type Locale, resolveText } from '#engine/configuration/text.ts';
import { languages } from '#engine/languages/languages.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, payment, refund } from '#server/database/schema.ts';
import { type DossierRow, selectDossiers } from '#server/domain/dossier-row.ts';
import { flowOf } from '#server/domain/flow-steps.ts';
import { type HoldRow, holdsOfAll } from '#server/domain/inventory/holds.ts';
import { membershipOf } from '#server/domain/membership/membership-of.ts';
import { orderDays } from '#server/domain/registration-choice.ts';
import { registrationFlow } from '#server/domain/registration-row.ts';
import { type PreparedForm, prepareForm } from '#server/domain/served-forms.ts';
import { answerColumns } from './answer-columns.ts';
import { exportWords } from './export-words.ts';
import { type Columns, columnsOf, momentCell, moneyCell, textCell } from './exported-table.ts';
import { inPages } from './in-pages.ts';
import { pickedNames } from './picked-names.ts';

/** A registration with what it has picked and what was charged for it, in cents. */
interface Exported {
  readonly id: string;
  readonly row: DossierRow;
  readonly holds: readonly HoldRow[];
  readonly charged: number;
  readonly refunded: number;
}

/** The columns of registrations: what each is for, has and has paid, then its answers. */
export function registrationColumns(
  configuration: ConfigurationStore,
  event: EventDocument,
  locale: Locale,
): Columns<Exported> {
  const { headings, statuses, modes } = exportWords[locale];
  const picked = pickedNames(configuration, event.code, locale);
  const tracks = new Map(event.tracks.map(({ code, name }) => [code, resolveText(name, locale)]));
  const days = new Map(event.days.map(({ code, label }) => [code, resolveText(label, locale)]));
  const own = columnsOf<Exported>([
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
    [headings.workshops, ({ holds }) => textCell(picked.list(holds, 'session'))],
    [headings.activities, ({ holds }) => textCell(picked.list(holds, 'activity'))],
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
  const answers = answerColumns(formsAsked(configuration, event.code), locale, own.headings);
  return {
    headings: [...own.headings, ...answers.headings],
    cells: (exported) => [...own.cells(exported), ...answers.cells(exported.row)],
  };
}

/** The forms that registrations are asked as they are published now, each once. */
function formsAsked(configuration: ConfigurationStore, eventCode: string): PreparedForm[] {
  const steps = flowOf(configuration, { eventCode, flow: registrationFlow })?.document.steps ?? [];
  const types = new Set(steps.flatMap(({ form_type }) => form_type ?? []));
  return [...types].flatMap((type) => prepareForm(configuration, eventCode, type) ?? []);
}

function membershipLabel(
  configuration: ConfigurationStore,
  row: DossierRow,
  locale: Locale,
): string | undefined {
  const decision = membershipOf(configuration, row);
  return decision?.status === 'decided' ? resolveText(decision.type.label, locale) : undefined;
}

/** Every registration of an event, begun and cancelled ones too, a page at a time. */
export async function* registrationPages(db: Database, eventCode: string): AsyncGenerator<Exported[]> {
  const ids = await db
    .select({ id: dossier.id })
    .from(dossier)
    .where(and(eq(dossier.eventCode, eventCode), eq(dossier.flow, registrationFlow)))
    .orderBy(asc(dossier.createdAt), asc(dossier.id));
  yield* inPages(
    ids.map(({ id }) => id),
    (page) => readPage(db, page),
  );
}

async function readPage(db: Database, ids: readonly string[]): Promise<Exported[]> {
  const rows = await selectDossiers(db).where(inArray(dossier.id, [...ids]));
  const holds = await holdsOfAll(db, ids);
  const charged = await chargedFor(db, ids);
  const refunded = await refundedOf(db, ids);
  return rows.map((row) => ({
    id: row.id,
    row,
    holds: holds.get(row.id) ?? [],
    charged: charged.get(row.id) ?? 0,
    refunded: refunded.get(row.id) ?? 0,
  }));
}

type Sums = ReadonlyMap<string, number>;

async function chargedFor(db: Database, ids: readonly string[]): Promise<Sums> {
  const rows = await db
    .select({ id: payment.dossierId, cents: sum(payment.amount).mapWith(Number) })
    .from(payment)
    .where(and(inArray(payment.dossierId, [...ids]), eq(payment.state, 'succeeded')))
    .groupBy(payment.dossierId);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

async function refundedOf(db: Database, ids: readonly string[]): Promise<Sums> {
  const rows = await db
    .select({ id: payment.dossierId, cents: sum(refund.amount).mapWith(Number) })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(inArray(payment.dossierId, [...ids]), eq(refund.state, 'succeeded')))
    .groupBy(payment.dossierId);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}
