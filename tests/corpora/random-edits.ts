import { withFieldRenamed } from '#engine/event/references/rename-field.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { type Entry, isEntry, oneOf } from './demo-documents.ts';

type Random = () => number;
/** An edit of a form as an organizer makes it; undefined where there is nothing for it. */
type Edit = (form: Entry, random: Random) => Entry | undefined;

const both = (text: string) => ({ en: text, fr: text });
const sectionsOf = (form: Entry) => form['sections'] as Entry[];
const fieldsOf = (section: Entry) => section['fields'] as Entry[];
const all = (form: Entry) =>
  sectionsOf(form).flatMap((section) => fieldsOf(section).map((field) => ({ section, field })));
const optionsOf = (field: Entry): Entry[] => (Array.isArray(field['options']) ? field['options'] : []);
const codeIn = (random: Random) => `x${Math.floor(random() * 1e9).toString(36)}`;

/** Changes a copy of the form. */
const edit =
  (change: (form: Entry, random: Random) => boolean): Edit =>
  (form, random) => {
    const copy = structuredClone(form);
    return change(copy, random) ? copy : undefined;
  };
/** Changes one of its fields, of those that it is for. */
const editField = (
  isFor: (field: Entry) => boolean,
  change: (field: Entry, random: Random, form: Entry) => void,
): Edit =>
  edit((form, random) => {
    const found = oneOf(
      all(form).filter(({ field }) => isFor(field)),
      random,
    );
    if (found) change(found.field, random, form);
    return found !== undefined;
  });

const simple: readonly ((code: string) => Entry)[] = [
  (code) => ({ code, type: 'text', label: both('A new question') }),
  (code) => ({ code, type: 'textarea', label: both('Tell us more') }),
  (code) => ({ code, type: 'email', label: both('Another address') }),
  (code) => ({ code, type: 'date', label: both('Since when') }),
  (code) => ({ code, type: 'number', label: both('How many'), minimum: 0, maximum: 20 }),
  (code) => ({ code, type: 'checkbox', text: both('I agree') }),
  ...['radio', 'select', 'checkbox_group'].map((type) => (code: string) => ({
    code,
    type,
    label: both('Choose'),
    options: ['a', 'b', 'c'].map((id) => ({ id, name: both(id) })),
  })),
  (code) => ({
    code,
    type: 'repeatable_group',
    label: both('People'),
    minItems: 0,
    fields: [{ code: 'called', type: 'text', label: both('Name') }],
  }),
];

/** The edits of the corpus by name. */
export const edits: Readonly<Record<string, Edit>> = {
  'adds a question': edit((form, random) => {
    const section = oneOf(sectionsOf(form), random);
    const made = oneOf(simple, random)?.(codeIn(random));
    if (!section || !made) return false;
    const required = random() < 0.5 ? 'Y' : 'N';
    fieldsOf(section).splice(Math.floor(random() * (fieldsOf(section).length + 1)), 0, { ...made, required });
    return true;
  }),
  'removes a question': edit((form, random) => {
    const found = oneOf(
      all(form).filter(({ section }) => fieldsOf(section).length > 1),
      random,
    );
    if (found) found.section['fields'] = fieldsOf(found.section).filter((field) => field !== found.field);
    return found !== undefined;
  }),
  'moves a question': edit((form, random) => {
    const found = oneOf(
      all(form).filter(({ section }) => fieldsOf(section).length > 1),
      random,
    );
    const target = oneOf(sectionsOf(form), random);
    if (!found || !target) return false;
    found.section['fields'] = fieldsOf(found.section).filter((field) => field !== found.field);
    fieldsOf(target).splice(Math.floor(random() * (fieldsOf(target).length + 1)), 0, found.field);
    return true;
  }),
  'rewords a question': editField(
    ({ label }) => label !== undefined,
    (field) => {
      field['label'] = both('In other words');
    },
  ),
  'asks for an answer': editField(
    ({ type }) => type !== 'html',
    (field) => {
      field['required'] = 'Y';
    },
  ),
  'asks for no answer': editField(
    ({ type }) => type !== 'html',
    (field) => {
      field['required'] = 'N';
    },
  ),
  'adds a choice': editField(
    (field) => optionsOf(field).length > 0,
    (field, random) => void optionsOf(field).push({ id: codeIn(random), name: both('One more') }),
  ),
  'removes a choice': editField(
    (field) => optionsOf(field).length > 2,
    (field, random) => void optionsOf(field).splice(Math.floor(random() * optionsOf(field).length), 1),
  ),
  'reorders choices': editField(
    (field) => optionsOf(field).length > 1,
    (field) => void optionsOf(field).reverse(),
  ),
  'gives a question another code': (form, random) => {
    const found = oneOf(all(form), random);
    const code = found?.field['code'];
    if (typeof code !== 'string') return undefined;
    const named = { form: String(form['code']), path: [code], to: codeIn(random) };
    return withFieldRenamed(structuredClone(form), named) as Entry;
  },
  'shows a question under a condition': editField(
    ({ show_if }) => show_if === undefined,
    (field, random, form) => {
      const fields = all(form).map((each) => each.field);
      const before = fields.slice(0, fields.indexOf(field)).filter((each) => optionsOf(each).length > 0);
      const other = oneOf(before, random);
      const option = other && oneOf(optionsOf(other), random);
      if (other && option) field['show_if'] = { '==': [{ var: other['code'] }, option['id']] };
    },
  ),
  'shows a question always': editField(
    ({ show_if }) => show_if !== undefined,
    (field) => {
      field['show_if'] = undefined;
    },
  ),
  'explains a question': editField(
    ({ type }) => type !== 'html',
    (field) => {
      field['help'] = both('What we need it for.');
    },
  ),
  'limits a text': editField(
    ({ type }) => type === 'text' || type === 'textarea',
    (field, random) => {
      field['maxLength'] = 5 + Math.floor(random() * 200);
    },
  ),
  'asks in a larger box': editField(
    ({ type }) => type === 'text',
    (field) => {
      field['type'] = 'textarea';
      for (const name of ['autocomplete', 'pattern', 'inputmode']) delete field[name];
    },
  ),
  'asks with a list to open': editField(
    ({ type }) => type === 'radio',
    (field) => {
      field['type'] = 'select';
    },
  ),
  'splits a section': edit((form, random) => {
    const section = oneOf(
      sectionsOf(form).filter((each) => fieldsOf(each).length > 1),
      random,
    );
    if (!section) return false;
    const fields = fieldsOf(section).splice(Math.ceil(fieldsOf(section).length / 2));
    sectionsOf(form).push({ code: codeIn(random), title: both('And more'), fields });
    return true;
  }),
  'joins two sections': edit((form) => {
    const [first, second, ...others] = sectionsOf(form);
    if (!first || !second) return false;
    form['sections'] = [{ ...first, fields: [...fieldsOf(first), ...fieldsOf(second)] }, ...others];
    return true;
  }),
  'adds a question to rows': editField(
    ({ type, fields }) => type === 'repeatable_group' && Array.isArray(fields),
    (field, random) => void fieldsOf(field).push({ ...simple[0]?.(codeIn(random)), required: 'N' }),
  ),
  'gives a question of rows another code': (form, random) => {
    const rows = oneOf(
      all(form).filter(({ field }) => field['type'] === 'repeatable_group'),
      random,
    );
    const inner = rows && oneOf(fieldsOf(rows.field).filter(isEntry), random);
    if (!rows || !inner) return undefined;
    const path = [String(rows.field['code']), String(inner['code'])];
    const named = { form: String(form['code']), path, to: codeIn(random) };
    return withFieldRenamed(structuredClone(form), named) as Entry;
  },
};

/** An edited form with the name of its edit. */
export interface Edited {
  readonly name: string;
  readonly form: FormDocument;
}

/** A random edit of a form that is accepted; undefined if none is found soon. */
export function randomEdit(
  form: FormDocument,
  random: Random,
  isAccepted: (form: FormDocument) => boolean,
): Edited | undefined {
  for (let tries = 0; tries < 40; tries += 1) {
    const [name, change] = oneOf(Object.entries(edits), random) ?? [];
    const made = change?.(form as unknown as Entry, random);
    // As it is stored: without properties that are undefined.
    const edited = made && (JSON.parse(JSON.stringify(made)) as FormDocument);
    if (name !== undefined && edited && isAccepted(edited)) return { name, form: edited };
  }
  return undefined;
}
