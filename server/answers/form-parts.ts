import type { LastName } from '#engine/event/properties/last-names.ts';
import type { Option } from '#engine/form/field/option.ts';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import { eachField } from '#engine/form/form-document/field-tree.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { collectRules } from '#engine/form/rules/form-rules.ts';
import { listFields, namedListsOf } from '#engine/form/translate/form-fields.ts';
import type { CountableForm } from '#engine/form/values/counted-answers.ts';
import { askedLastName } from '#server/configuration/asked-last-name.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore, Versioned } from '#server/configuration/configuration-store.ts';
import { organizationList } from '#server/lists/organization-list.ts';
import { productList } from '#server/lists/product-list.ts';

/** A published form with its lists, its fields and its rules. */
export type FormParts = CountableForm & { readonly served: ServedForm };

type Sources = {
  form: Versioned<'form'>;
  event: Versioned<'event'>;
  membership: Versioned<'membership'> | undefined;
  /** How the registration asks for a last name; undefined where the form names no further people. */
  lastName: LastName | undefined;
};
type Entry = Sources & { parts: FormParts };
type Configured = Pick<ConfigurationStore, 'current'>;
const known = new WeakMap<Configured, Map<string, Entry>>();

/** The newest version of a form with everything derived from it, cached per version; undefined without one. */
export function formParts(
  configuration: Configured,
  eventCode: string,
  formType: string,
): FormParts | undefined {
  const form = configuration.current(eventCode, 'form', formType);
  const event = configuration.current(eventCode, 'event', eventCode);
  if (!form || !event) return undefined;
  const membership = configuration.current(eventCode, 'membership', catalogue.membership);
  const lastName = namesPeople(form.document) ? askedLastName(configuration, eventCode) : undefined;
  const entries = known.get(configuration) ?? new Map<string, Entry>();
  known.set(configuration, entries);
  const key = `${eventCode}/${formType}`;
  const entry = entries.get(key);
  // Named lists come from these documents, so their versions count as well.
  const isSame = entry?.form === form && entry.event === event && entry.membership === membership;
  if (isSame && entry.lastName === lastName) return entry.parts;
  const sources = { form, event, membership, lastName };
  const parts = collect(sources);
  entries.set(key, { ...sources, parts });
  return parts;
}

const isOfPeople = (field: Field) => findDefinition(field)?.rows === 'people';
const peopleForms = new WeakMap<FormDocument, boolean>();
/** Whether a form asks for further people by name. */
function namesPeople(document: FormDocument): boolean {
  const known = peopleForms.get(document) ?? eachField(document).some(({ field }) => isOfPeople(field));
  peopleForms.set(document, known);
  return known;
}

/** A form whose contacts need a last name if the registration asks for one, unless the form says otherwise. */
function withLastNames(document: FormDocument, lastName: LastName | undefined): FormDocument {
  if (lastName === undefined) return document;
  const asked = (field: Field): Field => {
    if (isOfPeople(field)) return { last_name: lastName, ...field } as Field;
    return 'fields' in field && Array.isArray(field.fields)
      ? ({ ...field, fields: field.fields.map(asked) } as Field)
      : field;
  };
  const sections = document.sections.map((each) => ({ ...each, fields: each.fields.map(asked) }));
  return { ...document, sections };
}

function collect({ form, event, membership, lastName }: Sources): FormParts {
  const { version } = form;
  const document = withLastNames(form.document, lastName);
  const own = event.document.lists ?? {};
  const lists: Record<string, Option[]> = {};
  for (const name of namedListsOf(document)) {
    lists[name] =
      (Object.hasOwn(own, name) ? own[name] : organizationList(name, membership?.document)) ??
      productList(name) ??
      [];
  }
  return {
    served: {
      form_type: document.code,
      version,
      document,
      lists,
      timezone: event.document.timezone,
    },
    fields: listFields(document, lists),
    rules: collectRules(document),
  };
}
