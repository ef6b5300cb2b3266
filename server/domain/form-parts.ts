import type { Option } from '#engine/configuration/option.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import { collectRules } from '#engine/rules/form-rules.ts';
import { listFields, namedListsOf } from '#engine/translate/form-fields.ts';
import type { CountableForm } from '#engine/values/counted-answers.ts';
import type { ConfigurationStore, Versioned } from '#server/configuration/configuration-store.ts';
import { organizationList } from '#server/lists/organization-list.ts';
import { productList } from '#server/lists/product-list.ts';
import { catalogue } from './inventory/limits.ts';

/** A published form with its lists, its fields and its rules. */
export type FormParts = CountableForm & { readonly served: ServedForm };

type Sources = {
  form: Versioned<'form'>;
  event: Versioned<'event'>;
  membership: Versioned<'membership'> | undefined;
};
type Entry = Sources & { parts: FormParts };
type Configured = Pick<ConfigurationStore, 'current'>;
const known = new WeakMap<Configured, Map<string, Entry>>();

/** The newest version of a form with all that is derived from it, made once a version; undefined if there is none. */
export function formParts(
  configuration: Configured,
  eventCode: string,
  formType: string,
): FormParts | undefined {
  const form = configuration.current(eventCode, 'form', formType);
  const event = configuration.current(eventCode, 'event', eventCode);
  if (!form || !event) return undefined;
  const membership = configuration.current(eventCode, 'membership', catalogue.membership);
  const entries = known.get(configuration) ?? new Map<string, Entry>();
  known.set(configuration, entries);
  const key = `${eventCode}/${formType}`;
  const entry = entries.get(key);
  // The lists come from these documents: a new version of one of them counts too.
  if (entry?.form === form && entry.event === event && entry.membership === membership) return entry.parts;
  const sources = { form, event, membership };
  const parts = collect(sources);
  entries.set(key, { ...sources, parts });
  return parts;
}

function collect({ form, event, membership }: Sources): FormParts {
  const { document, version } = form;
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
