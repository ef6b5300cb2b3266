import { type Entry, isEntry } from './demo-documents.ts';

/** A place of a document: the steps to it, its value, and what holds it. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly holder: Entry | unknown[];
  /** Its name in the object that holds it; the name of the list for an entry of a list. */
  readonly name: string;
}

/** Everything in a document, in its order. */
export function placesIn(document: Entry): Place[] {
  const places: Place[] = [];
  const visit = (holder: Entry | unknown[], path: readonly (string | number)[], list: string) => {
    const entries: [string | number, unknown][] = Array.isArray(holder)
      ? [...holder.entries()]
      : Object.entries(holder);
    for (const [step, value] of entries) {
      const name = typeof step === 'number' ? list : step;
      places.push({ path: [...path, step], value, holder, name });
      if (isEntry(value) || Array.isArray(value)) visit(value, [...path, step], name);
    }
  };
  visit(document, [], '');
  return places;
}

/** The same place of a copy of its document. */
export function placeAt(copy: Entry, place: Place): Place {
  const at = (path: Place['path']) =>
    path.reduce<unknown>((holder, step) => (holder as Record<string | number, unknown>)[step], copy);
  return { ...place, value: at(place.path), holder: at(place.path.slice(0, -1)) as Place['holder'] };
}

/** One realistic way to break a document. */
export interface Breakage {
  /** What went wrong, in words. */
  readonly what: string;
  isFor(place: Place, document: Entry): boolean;
  /** Breaks the place of a copy of the document. */
  break(place: Place, random: () => number): void;
}

const put = ({ holder, path }: Place, value: unknown) => {
  const step = path.at(-1);
  if (Array.isArray(holder)) holder[Number(step)] = value;
  else holder[String(step)] = value;
};
const remove = ({ holder, path }: Place) => {
  const step = path.at(-1);
  if (Array.isArray(holder)) holder.splice(Number(step), 1);
  else delete holder[String(step)];
};
const isText = (value: unknown): value is Entry =>
  isEntry(value) && typeof value['en'] === 'string' && typeof value['fr'] === 'string';
const isIn = (place: Place, ...names: string[]) => place.path.some((step) => names.includes(String(step)));
/** Whether a place is of what documents themselves say, and not of a condition or free JSON. */
const isProperty = (place: Place) =>
  !isIn(place, 'when', 'show_if', 'require_if', 'enable_if', 'skip_if', 'default', 'words');
const isCoded = (value: unknown): value is Entry => isEntry(value) && typeof value['code'] === 'string';
const isField = ({ name, value }: Place) => name === 'fields' && isCoded(value) && 'type' in value;
const typo = (text: string) => `${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}`;
const isCondition = ({ name, value }: Place) =>
  ['when', 'show_if', 'require_if', 'enable_if', 'skip_if'].includes(name) && isEntry(value);

/** The ways in which documents are broken by hand, by a merge, or by a script. */
export const breakages: readonly Breakage[] = [
  {
    what: 'the French of a text is missing',
    isFor: (place) => isText(place.value) && isProperty(place),
    break: ({ value }) => void delete (value as Entry)['fr'],
  },
  {
    what: 'the English of a text is missing',
    isFor: (place) => isText(place.value) && isProperty(place),
    break: ({ value }) => void delete (value as Entry)['en'],
  },
  {
    what: 'an entry was pasted twice with its code',
    isFor: ({ value, holder, path }) => isCoded(value) && Array.isArray(holder) && path.length < 6,
    break: ({ value, holder }) => void (holder as unknown[]).push(structuredClone(value)),
  },
  {
    what: 'a property has a typo',
    isFor: (place) =>
      isProperty(place) &&
      !Array.isArray(place.holder) &&
      ['label', 'title', 'required', 'amount'].includes(place.name),
    break(place) {
      const { holder, name, value } = place;
      remove(place);
      (holder as Entry)[`${name}s`] = value;
    },
  },
  {
    what: 'a property that does not exist',
    isFor: (place) => isProperty(place) && isCoded(place.value),
    break: ({ value }) => void Object.assign(value as Entry, { importance: 'high' }),
  },
  {
    what: 'a code is missing',
    isFor: (place) => place.name === 'code' && isProperty(place) && place.path.length > 1,
    break: remove,
  },
  {
    what: 'a code with a space',
    isFor: (place) => place.name === 'code' && isProperty(place) && place.path.length > 1,
    break: (place) => put(place, 'my code'),
  },
  {
    what: 'a flag as a boolean',
    isFor: (place) => isProperty(place) && (place.value === 'Y' || place.value === 'N'),
    break: (place) => put(place, place.value === 'Y'),
  },
  {
    what: 'an amount in dollars with a fraction',
    isFor: ({ name, value }) => /amount|fee|price/.test(name) && typeof value === 'number',
    break: (place) => put(place, 12.5),
  },
  {
    what: 'an amount as a text',
    isFor: ({ name, value }) => /amount|fee|price/.test(name) && typeof value === 'number',
    break: (place) => put(place, '$12.00'),
  },
  {
    what: 'a negative number of places',
    isFor: ({ name, value }) => /capacity|stock|places|seats/.test(name) && typeof value === 'number',
    break: (place) => put(place, -5),
  },
  {
    what: 'a type of field that does not exist',
    isFor: isField,
    break: ({ value }) => void Object.assign(value as Entry, { type: 'dropdown' }),
  },
  {
    what: 'a block that does not exist',
    isFor: ({ name, value }) => name === 'blocks' && isEntry(value) && 'block' in value,
    break: ({ value }) => void Object.assign(value as Entry, { block: 'carousel3d' }),
  },
  {
    what: 'a condition reads a field with a typo',
    isFor: (place) =>
      place.name === 'var' && typeof place.value === 'string' && !place.value.startsWith('registration.'),
    break: (place) => put(place, `${String(place.value)}_typo`),
  },
  {
    what: 'a condition reads what a registration has not',
    isFor: (place) =>
      place.name === 'var' && typeof place.value === 'string' && place.value.startsWith('registration.'),
    break: (place) => put(place, 'registration.shoe_size'),
  },
  {
    what: 'a condition with one equals sign',
    isFor: isCondition,
    break: (place) => put(place, { '=': [{ var: 'registration.mode' }, 'In-Person'] }),
  },
  {
    what: 'a condition compares with a choice that is not offered',
    isFor: isCondition,
    break: (place) => put(place, { '==': [{ var: 'registration.mode' }, 'in person'] }),
  },
  {
    what: 'a condition can never be true',
    isFor: (place) => place.name === 'show_if' && isEntry(place.value),
    break: (place) =>
      put(place, {
        and: ['In-Person', 'Online'].map((mode) => ({ '==': [{ var: 'registration.mode' }, mode] })),
      }),
  },
  {
    what: 'a choice has lost its id',
    isFor: ({ name, value }) => name === 'options' && isEntry(value) && 'id' in value,
    break: ({ value }) => void delete (value as Entry)['id'],
  },
  {
    what: 'a list of choices was emptied',
    isFor: ({ name, value, holder }) =>
      name === 'options' && Array.isArray(value) && value.length > 0 && isCoded(holder) && 'type' in holder,
    break: (place) => put(place, []),
  },
  {
    what: 'two choices have one id',
    isFor: ({ name, value }) => name === 'options' && Array.isArray(value) && value.length > 1,
    break({ value }) {
      const [first, second] = value as Entry[];
      if (first && second) second['id'] = first['id'];
    },
  },
  {
    what: 'a day that the calendar has not',
    isFor: ({ value }) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
    break: (place) => put(place, `${String(place.value).slice(0, 4)}-02-31`),
  },
  {
    what: 'a day as people write it',
    isFor: ({ value }) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
    break: (place) => put(place, '19 February 2027'),
  },
  {
    what: 'a time as people write it',
    isFor: ({ name, value }) =>
      /start|end/.test(name) && typeof value === 'string' && /^\d\d:\d\d$/.test(value),
    break: (place) => put(place, '9:30 am'),
  },
  {
    what: 'start and end were swapped',
    isFor: ({ value }) =>
      isEntry(value) &&
      /^\d\d:\d\d$/.test(String(value['start'])) &&
      /^\d\d:\d\d$/.test(String(value['end'])),
    break({ value }) {
      const { start, end } = value as Entry;
      Object.assign(value as Entry, { start: end, end: start });
    },
  },
  {
    what: 'a link to a page that is not there',
    isFor: ({ name, value }) => name === 'link' && typeof value === 'string' && /^\/[a-z]/.test(value),
    break: (place) => put(place, '/no-such-page'),
  },
  {
    what: 'a link that runs a script',
    isFor: ({ name, value }) => name === 'link' && typeof value === 'string',
    break: (place) => put(place, 'javascript:alert(1)'),
  },
  {
    what: 'a step asks a form that is not there',
    isFor: ({ name, value }) => name === 'form_type' && typeof value === 'string',
    break: (place) => put(place, typo(String(place.value))),
  },
  {
    what: 'a document is named that is not there',
    isFor: ({ name, value }) => ['plan', 'parent'].includes(name) && typeof value === 'string',
    break: (place) => put(place, typo(String(place.value))),
  },
  {
    what: 'offers are named that are not there',
    isFor: ({ name, value }) => name === 'offers' && typeof value === 'string',
    break: (place) => put(place, typo(String(place.value))),
  },
  {
    what: 'a pattern that is no pattern',
    isFor: (place) => isField(place) && (place.value as Entry)['type'] === 'text',
    break: ({ value }) => void Object.assign(value as Entry, { pattern: '([a-z' }),
  },
  {
    what: 'the least is more than the most',
    isFor: (place) =>
      isField(place) && ['number', 'checkbox_group'].includes(String((place.value as Entry)['type'])),
    break({ value }) {
      const isNumber = (value as Entry)['type'] === 'number';
      Object.assign(value as Entry, isNumber ? { minimum: 9, maximum: 2 } : { minItems: 4, maxItems: 1 });
    },
  },
  {
    what: 'a script in rich text',
    isFor: ({ name, value }) => name === 'html' && isText(value),
    break: ({ value }) =>
      void Object.assign(value as Entry, { en: '<p onclick="x()">Hi</p>', fr: '<script>x()</script>' }),
  },
  {
    what: 'a colour by its name',
    isFor: ({ value }) => typeof value === 'string' && /^(#[0-9a-f]{3,8}$|oklch\()/i.test(value),
    break: (place) => put(place, 'navy'),
  },
  {
    what: 'a text that is empty',
    isFor: (place) =>
      ['label', 'title', 'name'].includes(place.name) && isText(place.value) && isProperty(place),
    break: (place) => put(place, ''),
  },
  {
    what: 'an object where a list belongs',
    isFor: (place) => isProperty(place) && Array.isArray(place.value) && place.value.length > 0,
    break: (place) => put(place, { first: (place.value as unknown[])[0] }),
  },
  {
    what: 'a list where a text belongs',
    isFor: (place) => isProperty(place) && isText(place.value),
    break: (place) => put(place, [(place.value as Entry)['en']]),
  },
  {
    what: 'nothing where something belongs',
    isFor: (place) => isProperty(place) && typeof place.value === 'string' && place.path.length > 1,
    break: (place) => put(place, null),
  },
  {
    what: 'a time zone that does not exist',
    isFor: ({ name, value }) => name === 'timezone' && typeof value === 'string',
    break: (place) => put(place, 'America/Torronto'),
  },
  {
    what: 'a session in a slot that is not there',
    isFor: ({ name, value, path }) =>
      name === 'schedule' && typeof value === 'string' && path[0] === 'sessions',
    break: (place) => put(place, typo(String(place.value))),
  },
  {
    what: 'a day that the event has not',
    isFor: ({ name, value, path }) => name === 'day' && typeof value === 'string' && path.length > 1,
    break: (place) => put(place, 'someday'),
  },
  {
    what: 'a kind of document that does not exist',
    isFor: ({ name, path }) => name === 'kind' && path.length === 1,
    break: (place) => put(place, 'survey'),
  },
];
