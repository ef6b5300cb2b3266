import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';

// The form every peer of the benchmark renders, as an organizer would configure it.

type Kind = 'text' | 'radio' | 'select' | 'email' | 'number' | 'date';

/** 60% text, 15% select, 10% radio, 5% each email, number, date. */
const PATTERN: readonly Kind[] = [
  'text',
  'text',
  'radio',
  'text',
  'select',
  'text',
  'email',
  'text',
  'text',
  'number',
  'text',
  'select',
  'text',
  'radio',
  'text',
  'date',
  'text',
  'select',
  'text',
  'text',
];
const RADIO = ['alpha', 'beta', 'gamma'];
const SELECT = Array.from({ length: 13 }, (_, k) => `choice ${k + 1}`);
const options = (ids: readonly string[]) => ids.map((id) => ({ id, name: id }));

/** Which kind field i is. */
export const kindOf = (i: number): Kind => PATTERN[i % PATTERN.length] ?? 'text';

function field(i: number): Field {
  const kind = kindOf(i);
  const every = {
    code: `f${i}`,
    label: `Field ${i} (${kind})`,
    required: i % 4 < 2 ? ('Y' as const) : ('N' as const),
    // Every tenth is shown only when the radio f2 says so.
    ...(i % 10 === 7 && { show_if: { '==': [{ var: 'f2' }, 'beta'] } }),
  };
  switch (kind) {
    case 'text':
      return { ...every, type: kind, minLength: 2, maxLength: 80 };
    case 'radio':
      return { ...every, type: kind, options: options(RADIO) };
    case 'select':
      return { ...every, type: kind, options: options(SELECT) };
    case 'number':
      return { ...every, type: kind, minimum: 0, maximum: 150 };
    case 'email':
    case 'date':
      return { ...every, type: kind };
  }
}

/** The benchmark's form of n fields as the server would serve it. */
export function benchForm(n: number): ServedForm {
  return {
    form_type: 'bench',
    version: 1,
    document: {
      kind: 'form',
      code: 'bench',
      title: 'Bench',
      sections: [{ code: 'all', fields: Array.from({ length: n }, (_, i) => field(i)) }],
    },
    lists: {},
    timezone: 'America/Vancouver',
  };
}
