import { MODES } from '#engine/event/properties/modes.ts';
import { type DataPath, isPlain, valueAt } from '#engine/form/any-schema/data-path.ts';
import type { Option } from '#engine/form/field/option.ts';
import { definitionOf, isFieldType } from '#engine/form/field-types/registry.ts';
import { isRecord } from '#engine/form/field-types/shape.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Comparison } from '#engine/form/rules/condition-tree.ts';
import { sayInDocument as say } from '../messages.ts';
import { listOf, textIn } from '../text-in.ts';

/** How a value is given that an answer is compared with. */
type ValueControl = 'options' | 'number' | 'date' | 'text';

/** Something that a condition can read, as people know it. */
export interface ConditionSubject {
  /** As in `var`. */
  readonly name: string;
  readonly label: string;
  /** The form that it is in, or the registration. */
  readonly group: string;
  readonly comparisons: readonly Comparison[];
  readonly control: ValueControl;
  readonly options: readonly { readonly value: unknown; readonly label: string }[];
}

const ONE: readonly Comparison[] = ['is', 'is_not', 'is_one_of', 'is_none_of', 'is_answered', 'is_empty'];
const SEVERAL: readonly Comparison[] = ['includes', 'excludes', 'is_answered', 'is_empty'];
const ORDERED: readonly Comparison[] = [
  'is',
  'is_not',
  'is_above',
  'is_at_least',
  'is_below',
  'is_at_most',
  'is_answered',
  'is_empty',
];
const FREE: readonly Comparison[] = ['is', 'is_not', 'is_answered', 'is_empty'];
const BOX: readonly Comparison[] = ['is', 'is_answered', 'is_empty'];
const GIVEN: readonly Comparison[] = ['is_answered', 'is_empty'];

interface Place {
  readonly documents: readonly unknown[];
  /** The document that the condition is in, and its path there. */
  readonly document: unknown;
  readonly path: DataPath;
  readonly locale: Locale;
}

type Document = Readonly<Record<string, unknown>>;

const documentsOf = (kind: string, documents: readonly unknown[]): Document[] =>
  documents.filter((each) => isPlain(each) && each['kind'] === kind) as Document[];

const isField = (value: unknown): value is Field =>
  isPlain(value) && typeof value['code'] === 'string' && isFieldType(String(value['type']));

const topFieldsIn = (form: Document): Field[] =>
  listOf(form['sections']).flatMap((section) =>
    isPlain(section) ? listOf(section['fields']).filter(isField) : [],
  );

/** The form whose fields a condition names by their codes alone; undefined if it can name none. */
export function ownFormOf({
  document,
  documents,
}: Pick<Place, 'document' | 'documents'>): Document | undefined {
  if (!isPlain(document)) return undefined;
  if (document['kind'] === 'form') return document;
  const named = document['kind'] === 'membership' ? document['form_type'] : undefined;
  return documentsOf('form', documents).find(({ code }) => code === named);
}

/** The fields of the row that a place is in. */
function rowFieldsAt(document: unknown, path: DataPath): readonly Field[] {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const holder = valueAt(document, path.slice(0, length));
    // The condition of rows as a whole is not within one.
    if (isField(holder) && length < path.length - 2 && definitionOf(holder.type).nests === 'rows')
      return 'fields' in holder ? listOf(holder.fields).filter(isField) : [];
  }
  return [];
}

function optionsOf(field: Field, event: Document | undefined): readonly Option[] {
  if ('options' in field && Array.isArray(field.options)) return field.options.filter(isRecord) as never;
  const definition = definitionOf(field.type);
  const named =
    'options_from' in field && field.options_from !== undefined
      ? field.options_from
      : definition.list?.(field);
  const lists = event?.['lists'];
  const list = isPlain(lists) && named !== undefined && Object.hasOwn(lists, named) ? lists[named] : [];
  return listOf(list).filter(isRecord) as never;
}

const NUMERIC: ReadonlySet<unknown> = new Set(['integer', 'number']);

function answered(
  field: Field,
  event: Document | undefined,
  locale: Locale,
): Pick<ConditionSubject, 'comparisons' | 'control' | 'options'> | undefined {
  const definition = definitionOf(field.type);
  if (definition.role === 'display') return undefined;
  const { possible } = definition;
  if (possible) {
    const isBox = possible.includes(true);
    const values = isBox ? [true, false] : possible;
    return {
      comparisons: isBox ? BOX : FREE,
      control: 'options',
      options: values.map((value) => ({ value, label: flagWords(value, locale) })),
    };
  }
  if (definition.role !== 'answer') return { comparisons: GIVEN, control: 'text', options: [] };
  const options = optionsOf(field, event).map(({ id, name }) => ({
    value: id,
    label: textIn(name, locale) || String(id),
  }));
  if (options.length > 0) {
    const isList = Array.isArray(definition.initialValue(field));
    return { comparisons: isList ? SEVERAL : ONE, control: 'options', options };
  }
  const { type, format } = definition.schema(field, { timezone: 'UTC', options: [] });
  if (NUMERIC.has(type)) return { comparisons: ORDERED, control: 'number', options: [] };
  if (type !== 'string') return { comparisons: GIVEN, control: 'text', options: [] };
  return format === 'date'
    ? { comparisons: ORDERED, control: 'date', options: [] }
    : { comparisons: FREE, control: 'text', options: [] };
}

function flagWords(value: unknown, locale: Locale): string {
  if (typeof value === 'boolean') return say(value ? 'checked' : 'unchecked', locale);
  return say(value === 'Y' ? 'yes' : 'no', locale);
}

/** Everything that a condition at a place can read, in the order in which it is offered. */
export function conditionSubjects({ documents, document, path, locale }: Place): readonly ConditionSubject[] {
  const [event] = documentsOf('event', documents);
  const own = ownFormOf({ document, documents });
  const of = (field: Field, name: string, group: string): ConditionSubject[] => {
    const answer = answered(field, event, locale);
    const label = textIn('label' in field ? field.label : undefined, locale)
      .replace(/\*$/, '')
      .trim();
    return answer ? [{ name, label: label || field.code, group, ...answer }] : [];
  };
  const row = rowFieldsAt(document, path).flatMap((field) =>
    of(field, `row.${field.code}`, say('thisRow', locale)),
  );
  const isOwn = isPlain(document) && document['kind'] === 'form';
  const ownGroup = isOwn ? say('thisForm', locale) : textIn(own?.['title'], locale);
  const within = own ? topFieldsIn(own).flatMap((field) => of(field, field.code, ownGroup)) : [];
  const others =
    isPlain(document) && document['kind'] === 'membership'
      ? []
      : documentsOf('form', documents)
          .filter(({ code }) => code !== own?.['code'])
          .flatMap((form) =>
            topFieldsIn(form).flatMap((field) =>
              of(
                field,
                `answers.${String(form['code'])}.${field.code}`,
                textIn(form['title'], locale) || String(form['code']),
              ),
            ),
          );
  return [...row, ...within, ...ofRegistration({ documents, locale, isOwn }), ...others];
}

function ofRegistration({
  documents,
  locale,
  isOwn,
}: Pick<Place, 'documents' | 'locale'> & { readonly isOwn: boolean }): ConditionSubject[] {
  const [event] = documentsOf('event', documents);
  if (!event) return [];
  const group = say('registration', locale);
  const named = (list: unknown) =>
    listOf(list)
      .filter(isPlain)
      .map((each) => ({
        value: each['code'],
        label: textIn(each['name'] ?? each['label'], locale) || String(each['code']),
      }));
  const tracks = named(event['tracks']);
  const days = named(event['days']);
  const used = new Set(listOf(event['tracks']).flatMap((track) => listOf(Object(track)['modes'])));
  const modes = MODES.filter((mode) => used.has(mode)).map((mode) => ({
    value: mode,
    label: say(`mode${mode}`, locale),
  }));
  const membership = documentsOf('membership', documents);
  const declined = membership.some((each) => each['decline_field'] !== undefined)
    ? [{ value: 'declined', label: say('declined', locale) }]
    : [];
  const types = membership.flatMap((each) => listOf(each['types'])).filter(isPlain);
  const memberships = [
    // Several rules may decide one type.
    ...[...new Set(types.map(({ type }) => type))].map((type) => ({
      value: type,
      label: textIn(types.find((each) => each['type'] === type)?.['label'], locale) || String(type),
    })),
    ...declined,
  ];
  const all: ConditionSubject[] = [
    {
      name: 'registration.track',
      label: say('track', locale),
      group,
      comparisons: ONE,
      control: 'options',
      options: tracks,
    },
    {
      name: 'registration.mode',
      label: say('mode', locale),
      group,
      comparisons: ONE,
      control: 'options',
      options: modes,
    },
    {
      name: 'registration.registrations_day',
      label: say('days', locale),
      group,
      comparisons: SEVERAL,
      control: 'options',
      options: days,
    },
    {
      name: 'registration.membershipType',
      label: say('membershipType', locale),
      group,
      comparisons: ONE,
      control: 'options',
      // Forms are filled in before a membership is decided.
      options: isOwn ? [] : memberships,
    },
  ];
  return all.filter(({ options }) => options.length > 0);
}
