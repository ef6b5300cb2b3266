// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { diagnose } from '#engine/event/documents/diagnose.ts';
import type { DocumentKind } from '#engine/event/documents/registry.ts';
import { formOfSchema } from '#engine/event/reference/form-of-schema.ts';
import { type DataPath, valueAt, withValueAt } from '#engine/form/any-schema/data-path.ts';
import { pathOf, pointerOf } from '#engine/form/any-schema/json-pointer.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { drawSchema, openSchema } from '../testing/draw-schema.tsx';
import { documentPartsIn } from './index.tsx';
import { foldId, revealPlace } from './reveal-place.ts';

const EVENTS = path.resolve(import.meta.dirname, '../../../fixtures/events');
const files = readdirSync(EVENTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
type Document = { readonly kind: DocumentKind };
const documentOf = (file: string): Document => JSON.parse(readFileSync(path.join(EVENTS, file), 'utf8'));
const written = (value: unknown) => JSON.stringify(value);

function optionsFor(document: Document, locale: Locale) {
  const { schema, ...form } = formOfSchema(document.kind, locale);
  return { schema, options: { ...form, formData: document, parts: documentPartsIn(locale) } };
}
const open = (document: Document, locale: Locale = 'en') => {
  const { schema, options } = optionsFor(document, locale);
  return openSchema(schema, options);
};
const draw = (document: Document, locale: Locale = 'en') => {
  const { schema, options } = optionsFor(document, locale);
  const drawn = drawSchema(schema, options);
  unfold(drawn.page);
  return drawn;
};

describe.each(files)('%s in its own form', (file) => {
  test.each(['en', 'fr'] as const)('is the same document, byte for byte (%s)', (locale) => {
    const document = documentOf(file);
    const form = open(document, locale);
    expect(written(form.session.store.data())).toBe(written(document));
    expect(form.problems.filter(({ problem }) => problem !== 'pattern-unchecked')).toEqual([]);
  });
});

/** Every place in a document that holds nothing else, and an empty list or object. */
function leaves(value: unknown, at: DataPath = []): DataPath[] {
  if (typeof value !== 'object' || value === null) return [at];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.length === 0 ? [at] : entries.flatMap(([name, each]) => leaves(each, [...at, name]));
}
const changed = (value: unknown) => {
  if (typeof value === 'string') return value === 'Y' ? 'N' : `${value}x`;
  return typeof value === 'number' ? value + 1 : value !== true;
};

test('an edit of any value of any document is just that change, and is taken back by the one before', () => {
  for (const file of files.filter((each) => each.startsWith('boats') || each.startsWith('tickets'))) {
    const document = documentOf(file);
    const { store } = open(document).session;
    const all = leaves(document).filter((at) => !['kind', 'type', 'block'].includes(String(at.at(-1))));
    // A document of thousands of values is edited in a hundred of them, from its first to its last.
    const every = Math.max(1, Math.floor(all.length / 100));
    for (const at of all.filter((_, index) => index % every === 0)) {
      const value = valueAt(document, at);
      store.change(changed(value), at);
      expect(written(store.data())).toBe(written(withValueAt(document, at, changed(value))));
      store.change(value, at);
      expect(written(store.data())).toBe(written(document));
    }
  }
}, 120_000);

/** Opens every row that is folded, and those in it; of a list with one open row at a time, the first. */
function unfold(page: HTMLElement): void {
  const isClosed = (fold: Element) =>
    fold.matches('.row-fold') || !fold.closest('.question-list')?.querySelector(':scope > [data-open]');
  for (;;) {
    const folds = page.querySelectorAll(':is(.row-fold, .question-fold)[aria-expanded=false]');
    const folded = [...folds].find(isClosed);
    if (!folded) return;
    fireEvent.click(folded);
  }
}

/** A control by its id; of a fee, the row is opened first, as only one of them is open at a time. */
function controlNamed(id: string): HTMLElement {
  const [fee] = /^f_fees_\d+/.exec(id) ?? [];
  const fold = fee && !document.getElementById(id) && document.getElementById(foldId(fee));
  if (fold) fireEvent.click(fold);
  const control = document.getElementById(id);
  if (!control) throw new Error(`no control ${id}`);
  return control;
}
const type = (id: string, value: string) => {
  const control = controlNamed(id);
  fireEvent.change(control, { target: { value } });
  fireEvent.blur(control);
};
const press = (id: string) => {
  fireEvent.click(controlNamed(id));
};

const fees = {
  kind: 'fees',
  code: 'fees',
  currency: 'CAD',
  fees: [
    {
      code: 'day',
      category: 'conference',
      label: { en: 'One day', fr: 'Une journée' },
      amount: 1250,
      early_bird: { amount: 1000, until: '2027-01-15' },
      when: { '==': [{ var: 'registration.mode' }, 'Online'] },
    },
    { code: 'week', category: 'registration', label: 'Week', amount: 5000 },
  ],
  taxes: [{ code: 'gst', label: 'GST', percent: 5, categories: ['conference'] }],
} as const;
const schedule = {
  kind: 'schedule',
  code: 'schedule',
  slots: [{ code: 'a', label: 'A', day: 'friday', track: 'all', start: '09:00', end: '10:00' }],
  workshops: [
    { code: 'w', title: 'W', description: 'About', presenters: [], filters: { subject: ['science', 'art'] } },
  ],
  sessions: [{ code: 's', workshop: 'w', schedule: 'a', type: 'I', offsite: 'Y', capacity: 20 }],
} as const;
const page = {
  kind: 'page',
  code: 'about',
  title: { en: 'About', fr: 'À propos' },
  blocks: [{ block: 'quote', quote: 'One', name: 'A' }],
} as const;
const form = {
  kind: 'form',
  code: 'company',
  title: 'Company',
  sections: [
    {
      code: 'all',
      fields: [
        {
          type: 'object',
          code: 'who',
          fields: [{ type: 'text', code: 'name', label: 'Name', default: 'Nobody', maxLength: 60 }],
        },
      ],
    },
  ],
} as const;
const name = ['sections', 0, 'fields', 0, 'fields', 0] as const;

describe('an edit by its control is just that change', () => {
  test.each<[string, Document, () => void, DataPath, unknown]>([
    [
      'a text in one language',
      fees,
      () => type('f_fees_0_label-controls-fr', 'Jour'),
      ['fees', 0, 'label', 'fr'],
      'Jour',
    ],
    [
      'one text for every language',
      fees,
      () => type('f_fees_1_label-controls-all', '7'),
      ['fees', 1, 'label'],
      '7',
    ],
    [
      'a text that is said in each language',
      fees,
      () => press('f_fees_1_label-controls-same'),
      ['fees', 1, 'label'],
      { en: 'Week', fr: 'Week' },
    ],
    [
      'the same text for all',
      fees,
      () => press('f_fees_0_label-controls-same'),
      ['fees', 0, 'label'],
      'One day',
    ],
    ['an amount in cents', fees, () => type('f_fees_0_amount', '13.75'), ['fees', 0, 'amount'], 1375],
    [
      'a day',
      fees,
      () => type('f_fees_0_early_bird_until', '2027-02-01'),
      ['fees', 0, 'early_bird', 'until'],
      '2027-02-01',
    ],
    ['a time', schedule, () => type('f_slots_0_start', '08:30'), ['slots', 0, 'start'], '08:30'],
    ['a figure', fees, () => type('f_taxes_0_percent', '9.975'), ['taxes', 0, 'percent'], 9.975],
    ['one of a few', fees, () => type('f_currency', 'USD'), ['currency'], 'USD'],
    [
      'a condition',
      fees,
      () => {
        press('f_fees_0_when__json');
        type('f_fees_0_when-controls', '{"var":"code"}');
      },
      ['fees', 0, 'when'],
      { var: 'code' },
    ],
    ['a code', schedule, () => type('f_slots_0_day', 'sunday'), ['slots', 0, 'day'], 'sunday'],
    ['a flag', schedule, () => type('f_sessions_0_offsite', 'N'), ['sessions', 0, 'offsite'], 'N'],
    ['a count', schedule, () => type('f_sessions_0_capacity', '21'), ['sessions', 0, 'capacity'], 21],
    [
      'an entry of a map',
      schedule,
      () => type('f_workshops_0_filters_subject_1', 'music'),
      ['workshops', 0, 'filters', 'subject', 1],
      'music',
    ],
    [
      'words within a block',
      page,
      () => type('f_blocks_0_quote-controls-all', 'Two'),
      ['blocks', 0, 'quote'],
      'Two',
    ],
    [
      'a field within a field',
      form,
      () => type('f_sections_0_fields_0_fields_0_label-controls-all', 'Full name'),
      [...name, 'label'],
      'Full name',
    ],
    [
      'a default of any kind',
      form,
      () => type('f_sections_0_fields_0_fields_0_default-controls', '["a"]'),
      [...name, 'default'],
      ['a'],
    ],
  ])('%s', (_, document, edit, at, value) => {
    const { store } = draw(document);
    edit();
    expect(written(store.data())).toBe(written(withValueAt(document, at, value)));
  });

  test('what is not valid JSON yet is kept as it is typed, said, and not taken over', () => {
    const { store, page: drawn } = draw(fees);
    act(() => press('f_fees_0_when__json'));
    act(() => type('f_fees_0_when-controls', '{"var":'));
    expect(drawn.querySelector<HTMLTextAreaElement>('#f_fees_0_when-controls')?.value).toBe('{"var":');
    expect(drawn.querySelector('#f_fees_0_when .error')).toHaveTextContent(/not valid JSON yet/);
    expect(written(store.data())).toBe(written(fees));
    act(() => type('f_fees_0_when-controls', '{"__proto__":{"polluted":1}}'));
    expect(written(store.data())).toBe(written(fees));
  });

  test('rows are moved, taken out and added', () => {
    const { store, page: drawn } = draw(fees);
    const [, , up] = drawn.querySelectorAll('.question-moves button');
    fireEvent.click(up ?? drawn);
    expect(written(store.data())).toBe(written({ ...fees, fees: [fees.fees[1], fees.fees[0]] }));
    controlNamed('f_fees_0_code');
    const remove = [...drawn.querySelectorAll('.question-acts button')].at(-1);
    fireEvent.click(remove ?? drawn);
    expect(written(store.data())).toBe(written({ ...fees, fees: [fees.fees[0]] }));
    press('f_fees__add');
    expect(store.valueAt(['fees'])).toHaveLength(2);
  });

  test('a block of another kind takes the place of one', () => {
    const { store } = draw(page);
    const at = Object.values(
      document.querySelectorAll<HTMLOptionElement>('#f_blocks_0__oneof_select option'),
    );
    const html = at.find(({ textContent }) => textContent === 'Custom HTML')?.value ?? '';
    act(() => type('f_blocks_0__oneof_select', html));
    expect(store.valueAt(['blocks', 0])).toMatchObject({ block: 'html' });
    expect(store.valueAt(['title'])).toEqual(page.title);
  });
});

test('what may be left out is there once it is added, and gone once it is taken out', () => {
  const { store, page: drawn } = draw(fees);
  expect(drawn.querySelector('#f_fees_1_early_bird_amount')).toBeNull();
  press('f_fees_1_early_bird__optionalAdd');
  type('f_fees_1_early_bird_amount', '40');
  expect(store.valueAt(['fees', 1, 'early_bird'])).toEqual({ amount: 4000 });
  act(() => press('f_fees_1_early_bird__optionalRemove'));
  expect(written(store.data())).toBe(written(fees));
});

test('a diagnostic’s pointer leads to what it is about in the form', () => {
  const wrong = withValueAt(
    withValueAt(fees, ['taxes', 0, 'percent'], 200),
    ['fees', 0, 'early_bird', 'until'],
    'soon',
  );
  const found = diagnose(withValueAt(wrong, ['fees', 1, 'label'], { en: 'Week' }));
  expect(found.map(({ pointer }) => pointer).sort()).toEqual([
    '/fees/0/early_bird/until',
    '/fees/1/label',
    '/taxes/0/percent',
  ]);
  draw(wrong as Document);
  for (const { pointer } of found) {
    const at = pathOf(pointer, wrong);
    expect(pointerOf(at)).toBe(pointer);
    expect(controlNamed(['f', ...at].join('_'))).toBeInTheDocument();
  }
});

test('a colour is typed or picked, and what is not known yet is only typed', () => {
  const document = documentOf('teachers/event.json');
  const { page, store } = draw(document);
  const id = 'f_theme_theme_system_accent';
  type(id, '#123456');
  const pick = page.querySelector<HTMLInputElement>(`#${id} + [type=color]`);
  expect(pick).toHaveValue('#123456');
  expect(pick).toHaveAccessibleName(/^Choose /);
  fireEvent.change(pick ?? page, { target: { value: '#abcdef' } });
  expect(valueAt(store.data(), ['theme', 'theme_system', 'accent'])).toBe('#abcdef');
});

test('a reference is offered what there is in this document and the others of its event, by its name', () => {
  const { schema, options } = optionsFor(documentOf('teachers/flow/volunteer.json'), 'en');
  const documents = ['teachers/form/volunteer_shifts.json', 'teachers/event.json'].map(documentOf);
  const { page, store } = drawSchema(schema, { ...options, formContext: { documents } });
  unfold(page);
  const control = document.getElementById('f_steps_1_form_type');
  expect(control).toHaveAccessibleName();
  const offered = page.querySelectorAll(`#${control?.getAttribute('list')} option`);
  expect([...offered].map((each) => [each.getAttribute('value'), each.textContent])).toEqual([
    ['volunteer_shifts', 'Your shifts'],
  ]);
  type('f_steps_1_form_type', 'of_my_own');
  expect(valueAt(store.data(), ['steps', 1, 'form_type'])).toBe('of_my_own');
});

test('a row is folded under its name until it is opened, and one that is added is open', () => {
  const { schema: own, options } = optionsFor(documentOf('teachers/flow/volunteer.json'), 'en');
  const { page, store } = drawSchema(own, options);
  expect(document.getElementById('f_steps_1_form_type')).toBeNull();
  const [, fold] = [...page.querySelectorAll('#f_steps .row-fold')];
  expect(fold).toHaveTextContent('Your shifts · shifts');
  fireEvent.click(fold ?? page);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  type('f_steps_1_code', 'hours');
  expect(fold).toHaveTextContent('Your shifts · hours');
  expect(valueAt(store.data(), ['steps', 1, 'code'])).toBe('hours');
  press('f_steps__add');
  expect(document.getElementById('f_steps_4_code')).toHaveFocus();
});

test('a place in a folded row is opened and focused, or the nearest thing around it that is there', () => {
  const { schema: own, options } = optionsFor(documentOf('teachers/form/personal.json'), 'en');
  drawSchema(own, options);
  const reveal = (...path: DataPath) => {
    let found = false;
    act(() => {
      found = revealPlace('f', path);
    });
    return found;
  };
  expect(reveal('sections', 0, 'fields', 0, 'label', 'fr')).toBe(true);
  expect(document.getElementById('f_sections_0_fields_0_label-controls-fr')).toHaveFocus();
  expect(reveal('sections', 0, 'fields', 1, 'not_there')).toBe(true);
  expect(document.getElementById('f_sections_0_fields_1')).toContainElement(
    document.activeElement as HTMLElement,
  );
  expect(revealPlace('other', ['nothing'])).toBe(false);
});
