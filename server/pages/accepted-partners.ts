import { and, asc, eq, inArray } from 'drizzle-orm';
import { isSafeLink } from '#engine/event/addresses/safe-link.ts';
import { type AnswerNamed, isTaken, type LISTED_AMONG } from '#engine/event/documents/flow/decision.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { LOCALES, type Locale, type Text, textSaid } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { applicationName } from '#server/dossiers/application-name.ts';
import { type DossierRow, selectDossiers } from '#server/dossiers/dossier-row.ts';
import { offerOf, splitChoiceItem } from '#server/inventory/find-offers.ts';
import { type HoldRow, holdsOfAll } from '#server/inventory/holds.ts';
import { isPickedIn, pickersOf } from '#server/prices/counts-in-flow.ts';

/** An accepted application as a partner; `group` is the code of its type or level. */
export interface AcceptedPartner {
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly text?: Text;
  readonly link?: string;
  readonly booth?: Text;
  /** The uploaded logo, with its dossier. */
  readonly logoFile?: { readonly dossierId: string; readonly filesId: string };
}

type Among = (typeof LISTED_AMONG)[number];

/** The accepted applications of flows that list them among some partners, in the order of acceptance. */
export async function acceptedPartners(
  db: Database,
  configuration: ConfigurationStore,
  eventCode: string,
  among: Among,
): Promise<AcceptedPartner[]> {
  const flows = configuration
    .list(eventCode)
    .flatMap(({ document }) =>
      document.kind === 'flow' && document.decision?.listed?.among === among ? [document] : [],
    );
  if (flows.length === 0) return [];
  const codes = flows.map(({ code }) => code);
  const rows = await selectDossiers(db)
    .where(
      and(
        eq(dossier.eventCode, eventCode),
        inArray(dossier.flow, codes),
        eq(dossier.status, 'Submitted'),
        inArray(dossier.decision, ['accepted', 'confirmed']),
      ),
    )
    .orderBy(asc(dossier.submittedAt));
  const holds = await holdsOfAll(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .filter(({ decision }) => isTaken(decision))
    .flatMap((row) => {
      const flow = flows.find(({ code }) => code === row.flow);
      const partner = flow && partnerOf(configuration, flow, row, holds.get(row.id) ?? []);
      return partner ? [partner] : [];
    });
}

/** An accepted dossier as a partner of the site; nothing where its flow lists none, or it has no name. */
export function partnerOf(
  configuration: ConfigurationStore,
  flow: FlowDocument,
  row: DossierRow,
  holds: readonly HoldRow[],
): AcceptedPartner | undefined {
  const listed = flow.decision?.listed;
  // No longer than the name of a partner may be.
  const name = applicationName(flow, row).slice(0, 120);
  if (!listed || name === '') return undefined;
  const answer = (named: AnswerNamed | undefined) => {
    const value = named && row.answers[named.form]?.[named.field];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const picked = (named: AnswerNamed | undefined) => {
    const field =
      named && pickersOf(configuration, row.eventCode, named.form).find(({ code }) => code === named.field);
    return field && holds.find((hold) => isPickedIn(field, hold))?.item;
  };
  const text = textOf({ en: answer(listed.text_en), fr: answer(listed.text_fr) });
  const link = answer(listed.link);
  const logo = listed.logo && row.answers[listed.logo.form]?.[listed.logo.field];
  const filesId = isRecord(logo) ? logo['files_ID'] : undefined;
  const booth = picked(listed.booth);
  const boothName =
    booth === undefined
      ? undefined
      : offerOf(configuration, row.eventCode, { kind: 'choice', item: booth })?.offer.name;
  const pickedGroup = picked(listed.group);
  return {
    // Its own code would open it.
    code: `applied-${row.id.slice(0, 8)}`,
    name,
    group: answer(listed.group) ?? (pickedGroup === undefined ? '' : splitChoiceItem(pickedGroup)[1]),
    ...(text !== undefined && { text }),
    ...(link !== undefined && isSafeLink(link) && { link }),
    ...(boothName !== undefined && { booth: boothName }),
    ...(typeof filesId === 'string' && { logoFile: { dossierId: row.id, filesId } }),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A text given in some language, used for all. */
function textOf(said: Readonly<Record<Locale, string | undefined>>): Text | undefined {
  const first = LOCALES.map((locale) => said[locale]).find((text) => text !== undefined);
  return first === undefined ? undefined : textSaid((locale) => said[locale] ?? first);
}
