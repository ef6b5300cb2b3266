import { and, eq } from 'drizzle-orm';
import type { Contact, ContactKind } from '#engine/contract/contact.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { definitionOf } from '#engine/form/field-types/registry.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, draft } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';

/** Field types with contact addresses. */
const kinds: Readonly<Record<string, ContactKind>> = { email: 'email', phone: 'phone', url: 'website' };

type Found = Contact & { readonly form: string; readonly field: Field };

/** The email addresses, phone numbers and websites among a dossier's answers, each with an id that names it to its holder alone. */
export function contactsOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  row: DossierRow,
  locale: Locale,
): Contact[] {
  return found(configuration, row).map(({ form: _form, field, ...contact }) => ({
    ...contact,
    value: definitionOf(field.type).words(contact.value, field, { locale, options: [] }).join(', '),
  }));
}

function found(configuration: Pick<ConfigurationStore, 'current'>, row: DossierRow): Found[] {
  return Object.entries(row.answers).flatMap(([form, values]) => {
    const document = configuration.current(row.eventCode, 'form', form)?.document;
    const fields = document?.sections.flatMap((section) => section.fields) ?? [];
    return fields.flatMap((field): Found[] => {
      const kind = Object.hasOwn(kinds, field.type) ? kinds[field.type] : undefined;
      const value = values[field.code];
      if (!kind || typeof value !== 'string' || value === '') return [];
      return [
        {
          id: sha256(`${row.id}:${form}:${field.code}`).slice(0, 32),
          kind,
          value,
          label: 'label' in field && field.label !== undefined ? field.label : field.code,
          // A required answer can be changed but not removed.
          removable: 'required' in field && !isYes(field.required, true) ? 'Y' : 'N',
          form,
          field,
        },
      ];
    });
  });
}

/**
 * Deletes such an answer of a dossier, in its draft as well; false if there is none of that kind and id. Throws 422 if
 * its form requires it, 409 during a payment.
 */
export async function deleteContact(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  { id: dossierId }: DossierRow,
  kind: ContactKind,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockDossier(tx, dossierId);
    const contact = found(configuration, row).find((each) => each.id === id && each.kind === kind);
    if (!contact) return false;
    if (contact.removable === 'N') throw stillNeeded();
    await refuseWhilePaying(tx, dossierId);
    const {
      form,
      field: { code: field },
    } = contact;
    const answers = { ...row.answers, [form]: without(row.answers[form] ?? {}, field) };
    await tx.update(dossier).set({ answers, updatedAt: new Date() }).where(eq(dossier.id, dossierId));
    const isDraft = and(eq(draft.dossierId, dossierId), eq(draft.formType, form));
    const [typed] = await tx.select().from(draft).where(isDraft);
    if (typed)
      await tx
        .update(draft)
        .set({ values: without(typed.values, field) })
        .where(isDraft);
    return true;
  });
}

function without(values: Readonly<Record<string, unknown>>, code: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== code));
}

const stillNeeded = () => invalidField('id', inEveryLanguage('registrations.stillNeeded'));
