import { inArray, sql } from 'drizzle-orm';
import { stepsOf, type TemplatePath } from '#engine/form/field/path.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { type FormField, listFields } from '#engine/form/translate/form-fields.ts';
import { FORMER } from '#engine/form/values/stored-answers.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import type { FlowOfEvent } from '#server/dossiers/find-by-email.ts';
import { type DossierKey, dossierKeys } from './exported-dossiers.ts';
import { takeTurns } from './take-turns.ts';

const PAGE = 500;

/** Fields that were asked in a form before and have answers, as the last version that had them describes them. */
export interface FormerForm {
  readonly served: { readonly form_type: string; readonly document: FormDocument };
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
}

type Stores = { db: Database; configuration: ConfigurationStore };

/** Finds removed or renamed fields with answers, by form. */
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

/** The codes that have an answer in some dossier of a flow, by form, looked for a page of dossiers at a time. */
async function codesAnswered(db: Database, of: FlowOfEvent): Promise<ReadonlyMap<string, string[]>> {
  const keysAfter = dossierKeys(db, of);
  const found = new Map<string, Set<string>>();
  for (let last: DossierKey | undefined, isOver = false; !isOver; ) {
    const keys = await keysAfter(last, PAGE);
    last = keys.at(-1);
    isOver = keys.length < PAGE;
    if (!last) break;
    for (const { form, code } of await answeredIn(db, keys))
      found.set(form, (found.get(form) ?? new Set()).add(code));
    await takeTurns();
  }
  return new Map(
    [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([form, codes]) => [form, [...codes]]),
  );
}

function answeredIn(
  db: Database,
  dossiers: readonly DossierKey[],
): Promise<{ form: string; code: string }[]> {
  return db
    .selectDistinct({ form: sql<string>`form.key`, code: sql<string>`answer.key` })
    .from(dossier)
    .innerJoin(sql`jsonb_each(${dossier.answers}) as form`, sql`true`)
    .innerJoin(
      sql`jsonb_each(form.value) as answer`,
      sql`answer.value not in ('null', '""', '[]') and answer.key <> ${FORMER}`,
    )
    .where(
      inArray(
        dossier.id,
        dossiers.map(({ id }) => id),
      ),
    );
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
