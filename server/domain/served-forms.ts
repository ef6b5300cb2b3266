import type { Option } from '#engine/configuration/option.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import { type FormField, listFields, namedListsOf } from '#engine/translate/form-fields.ts';
import { type AnswerChecker, createAnswerChecker } from '#engine/validation/check-answers.ts';
import type { FieldError } from '#engine/validation/field-error.ts';
import { messageOf } from '#engine/validation/message-of.ts';
import type { FormContext } from '#engine/values/form-context.ts';
import { type TemplatePath, templateOf } from '#engine/values/path.ts';
import type { ConfigurationStore, Versioned } from '#server/configuration/configuration-store.ts';
import { organizationList } from '#server/lists/organization-list.ts';
import { productList } from '#server/lists/product-list.ts';
import type { DossierRow } from './dossier-row.ts';
import { formContext } from './dossier-view.ts';
import { catalogue } from './inventory/limits.ts';

/** A form as it is served, with the check of its answers. */
export type PreparedForm = {
  readonly served: ServedForm;
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
  readonly check: AnswerChecker;
  /** What its conditions read of a registration. */
  contextOf(row: DossierRow): FormContext;
  /** An error as clients are told of it: the path of the answer, or of the part of it, and words for it. */
  describe(error: FieldError, language: Locale): { path: string; message: string };
};

type Sources = {
  form: Versioned<'form'>;
  event: Versioned<'event'>;
  membership: Versioned<'membership'> | undefined;
};
type Entry = Sources & { prepared: PreparedForm };
type Configured = Pick<ConfigurationStore, 'current'>;
const prepared = new WeakMap<Configured, Map<string, Entry>>();

/** The newest version of a form with its lists; prepared once a version, since compiling costs far more than checking. */
export function prepareForm(
  configuration: Configured,
  eventCode: string,
  formType: string,
): PreparedForm | undefined {
  const form = configuration.current(eventCode, 'form', formType);
  const event = configuration.current(eventCode, 'event', eventCode);
  if (!form || !event) return undefined;
  const membership = configuration.current(eventCode, 'membership', catalogue.membership);
  const entries = prepared.get(configuration) ?? new Map<string, Entry>();
  prepared.set(configuration, entries);
  const key = `${eventCode}/${formType}`;
  const known = entries.get(key);
  // The lists come from these documents: a new version of one of them counts too.
  if (known?.form === form && known.event === event && known.membership === membership) return known.prepared;
  const sources = { form, event, membership };
  const entry = { ...sources, prepared: prepare(configuration, sources) };
  entries.set(key, entry);
  return entry.prepared;
}

function prepare(configuration: Configured, { form, event, membership }: Sources): PreparedForm {
  const { document, version } = form;
  const own = event.document.lists ?? {};
  const lists: Record<string, Option[]> = {};
  for (const name of namedListsOf(document)) {
    lists[name] =
      (Object.hasOwn(own, name) ? own[name] : organizationList(name, membership?.document)) ??
      productList(name) ??
      [];
  }
  const served: ServedForm = {
    form_type: document.code,
    version,
    document,
    lists,
    timezone: event.document.timezone,
  };
  const fields = listFields(document, lists);
  let checker: AnswerChecker | undefined;
  return {
    served,
    fields,
    contextOf: (row) => formContext(configuration, row),
    check(answers, context) {
      checker ??= createAnswerChecker(served);
      return checker(answers, context);
    },
    describe(error, language) {
      const field = fields.get(templateOf(error.path))?.field;
      // The rules take a part of a compound value for no field, but the organizer's own words count there too.
      const speaking = error.within === undefined || field?.message !== undefined ? field : undefined;
      const path = error.within === undefined ? error.path : `${error.path}.${error.within}`;
      return { path: path || 'values', message: messageOf(error, speaking, language) };
    },
  };
}
