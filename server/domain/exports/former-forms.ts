import { and, eq, sql } from 'drizzle-orm';
import type { FormDocument } from '#engine/configuration/form-document.ts';
import { type FormField, listFields } from '#engine/translate/form-fields.ts';
import { stepsOf, type TemplatePath } from '#engine/values/path.ts';
import { FORMER } from '#engine/values/stored-answers.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import type { FlowOfEvent } from '#server/domain/find-by-email.ts';

/** Fields that were asked in a form before and have answers, as the last version that had them describes them. */
export interface FormerForm {
  readonly served: { readonly form_type: string; readonly document: FormDocument };
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
}

type Stores = { db: Database; configuration: ConfigurationStore };

/** Finds the fields that were removed or renamed although somebody has answered them, by the form that asked them. */
export async function formerForms({ db, configuration }: Stores, flow: FlowOfEvent): Promise<FormerForm[]> {
  const found: FormerForm[] = [];
  for (const [form, codes] of await codesAnswered(db, flow)) {
    const now = configuration.current(flow.eventCode, 'form', form)?.document;
    const unknown = new Set(codes.filter((code) => !codesIn(now).includes(code)));
    if (unknown.size > 0) found.push(...(await lastAsked(configuration, flow.eventCode, form, unknown)));
  }
  return found;
}

function codesIn(form: FormDocument | undefined): string[] {
  return form?.sections.flatMap(({ fields }) => fields.map(({ code }) => code)) ?? [];
}

/** The codes that have an answer in some dossier of a flow, by form. */
async function codesAnswered(
  db: Database,
  { eventCode, flow }: FlowOfEvent,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .select({ form: sql<string>`form.key`, code: sql<string>`answer.key` })
    .from(dossier)
    .innerJoin(sql`jsonb_each(${dossier.answers}) as form`, sql`true`)
    .innerJoin(
      sql`jsonb_each(form.value) as answer`,
      sql`answer.value not in ('null', '""', '[]') and answer.key <> ${FORMER}`,
    )
    .where(and(eq(dossier.eventCode, eventCode), eq(dossier.flow, flow)))
    .groupBy(sql`form.key`, sql`answer.key`)
    .orderBy(sql`form.key`, sql`answer.key`);
  const codes = new Map<string, string[]>();
  for (const { form, code } of rows) codes.set(form, [...(codes.get(form) ?? []), code]);
  return codes;
}

/** Earlier versions of a form, the newest first, each with those of the codes that no later one asks. */
async function lastAsked(
  configuration: ConfigurationStore,
  eventCode: string,
  form: string,
  codes: Set<string>,
): Promise<FormerForm[]> {
  const lists = configuration.current(eventCode, 'event', eventCode)?.document.lists ?? {};
  const found: FormerForm[] = [];
  for (const { version } of await configuration.versions(eventCode, 'form', form)) {
    if (codes.size === 0) break;
    const document = await configuration.atVersion(eventCode, 'form', form, version);
    const asked = codesIn(document).filter((code) => codes.delete(code));
    if (!document || asked.length === 0) continue;
    const fields = [...listFields(document, lists)].filter(([template]) =>
      asked.includes(stepsOf(template)[0] ?? ''),
    );
    found.push({ served: { form_type: form, document }, fields: new Map(fields) });
  }
  return found;
}
