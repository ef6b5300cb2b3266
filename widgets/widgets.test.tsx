// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FieldType, fieldTypeNames } from '#engine/form/field-types/registry.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import { cases } from './cases.ts';
import type { AnswerCases, DisplayCases, Visitor } from './field-cases.ts';
import { type RenderedFields, renderFields } from './testing/render-fields.tsx';

beforeAll(() => {
  // The first load of what is loaded lazily takes its time under test.
  return Promise.all([
    import('./parts/combobox-list.tsx'),
    import('./html/sanitize.ts'),
    ...Object.values(import.meta.glob('./*/widget.tsx')).map((load) => load()),
  ]);
});
beforeAll(async () => (await import('./testing/render-fields.tsx')).fakeDialogs());

const answers = fieldTypeNames().flatMap((type) => {
  const its = cases[type] as AnswerCases<FieldType> | DisplayCases<FieldType>;
  return 'fill' in its ? [[type, its] as const] : [];
});
const displays = fieldTypeNames().flatMap((type) => {
  const its = cases[type] as AnswerCases<FieldType> | DisplayCases<FieldType>;
  return 'shows' in its ? [[type, its] as const] : [];
});

const REQUIRED = { en: 'This field is required', fr: 'Ce champ est obligatoire' };
/** Where the sample field itself says that it may be left out. */
const OPTIONAL =
  ':is(#f-sample > legend, #f-sample > .nest-name, label[for=f-sample], #f-sample-label) > .optional';

interface Opened extends RenderedFields {
  readonly visitor: Visitor;
  submit(): Promise<void>;
  settle(): Promise<void>;
}

async function open(its: AnswerCases<FieldType>, more: object = {}, locale: Locale = 'en'): Promise<Opened> {
  const user = userEvent.setup();
  const field = { ...its.field, ...more } as Field;
  const rendered = renderFields([...(its.beside ?? []), field], { locale, services: its.services?.() });
  await waitFor(() => expect(rendered.page.querySelector('[aria-busy]')).toBeNull());
  const find = () => document.getElementById('f-sample') ?? document.body;
  const pressable = ['button', 'radio', 'checkbox'];
  const visitor: Visitor = {
    user,
    locale,
    get control() {
      return find();
    },
    async write(text) {
      await user.clear(find());
      await user.type(find(), text);
    },
    async press(name) {
      const dialog = document.querySelector<HTMLElement>('dialog[open]');
      const scope = within(dialog ?? document.body);
      const target = pressable.flatMap((role) => scope.queryAllByRole(role, { name }))[0];
      if (!target) throw new Error(`nothing to press is called ${name}`);
      await user.click(target);
    },
  };
  return {
    ...rendered,
    visitor,
    submit: async () => {
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await act(async () => {
        await rendered.session.submit();
      });
    },
    settle: async () => {
      await user.tab();
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    },
  };
}

function describedBy(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids
    .map((id) => {
      const described = document.getElementById(id);
      expect(described, `#${id} exists`).not.toBeNull();
      return described?.textContent?.replaceAll('\u00a0', ' ');
    })
    .join(' ');
}

describe.each(answers)('%s', (_type, its) => {
  const described = (locale: Locale, ...texts: string[]) =>
    [...texts, its.describes?.[locale].replaceAll('\u00a0', ' ')].filter(Boolean).join(' ');
  const label = (locale: Locale) => {
    const text = its.field.label;
    return typeof text === 'object' ? text[locale] : (text ?? '');
  };

  test.each(LOCALES)('is filled by a visitor, and that is its value (%s)', async (locale) => {
    const { visitor, store, submit, settle } = await open(its, {}, locale);
    await its.fill.act(visitor);
    await settle();
    expect(store.submission()).toEqual(
      its.beside ? expect.objectContaining({ sample: its.fill.value }) : { sample: its.fill.value },
    );
    await submit();
    expect(screen.queryByRole('link')).toBeNull();
    expect(visitor.control).not.toHaveAttribute('aria-invalid');
  });

  test.each(LOCALES)('is labelled, helped and found wrong when it is left out (%s)', async (locale) => {
    const { visitor, submit, page } = await open(its, { help: 'Some help' }, locale);
    await its.clear?.(visitor);
    expect(visitor.control).toHaveAccessibleName(expect.stringContaining(label(locale)));
    expect(describedBy(visitor.control)).toBe(described(locale, 'Some help'));
    expect(page.querySelector(OPTIONAL)).toBeNull();
    await submit();
    const message = (its.missing ?? REQUIRED)[locale];
    if (its.partwise) {
      const parts = [...visitor.control.querySelectorAll('input, textarea')];
      const asked = parts.filter((part) => part.matches(':required, [aria-required=true]'));
      expect(asked).not.toHaveLength(0);
      for (const part of asked) {
        expect(part).toHaveAttribute('aria-invalid', 'true');
        expect(describedBy(part)).toContain(message);
      }
    } else {
      expect(visitor.control).toHaveAttribute('aria-invalid', 'true');
      expect(describedBy(visitor.control)).toBe(described(locale, 'Some help', message));
    }
    const summary = page.querySelector<HTMLElement>('.error-summary');
    expect(summary).toHaveFocus();
    await visitor.user.click(
      within(summary ?? page)
        .getAllByRole('link')
        .find((link) => its.partwise || link.textContent?.includes(label(locale).slice(0, 5))) ?? page,
    );
    expect(
      visitor.control === document.activeElement || visitor.control.contains(document.activeElement),
    ).toBe(true);
  });

  if (its.partwise !== 'always')
    test('says so when it may be left out, and lets it', async () => {
      const { visitor, submit, page } = await open(its, { required: 'N' });
      await its.clear?.(visitor);
      expect(page.querySelector(OPTIONAL)).toHaveTextContent('Optional');
      await submit();
      expect(screen.queryByRole('link')).toBeNull();
    });

  test('cannot be changed when it is not enabled, and says why', async () => {
    const { visitor, page } = await open(its, { enabled: 'N', disabled_notice: 'Closed since May' });
    const controls = [...page.querySelectorAll('#f-sample, #f-sample :is(input, select, textarea, button)')];
    for (const control of controls) {
      if (control.getAttribute('role') === 'group') expect(control).toHaveAttribute('aria-disabled', 'true');
      else expect(control).toBeDisabled();
    }
    expect(describedBy(visitor.control)).toBe(described('en', 'Closed since May'));
  });

  for (const { act: does, says, field } of its.invalid) {
    test.each(LOCALES)(`refuses a wrong answer: ${says.en} (%s)`, async (locale) => {
      const { visitor, submit, settle } = await open(its, field, locale);
      await does(visitor);
      await settle();
      await submit();
      const wrong = document.querySelector('[aria-invalid]');
      if (!wrong) throw new Error('nothing is marked as wrong');
      expect(document.querySelectorAll('.error')[0]).toHaveTextContent(
        says[locale].replaceAll('\u00a0', ' '),
      );
      expect(wrong.closest('.field, .group')).toHaveTextContent(says[locale].replaceAll('\u00a0', ' '));
    });
  }

  for (const more of its.also ?? []) {
    test(more.about, async () => {
      const { visitor, store, settle } = await open(its, more.field, more.locale);
      await more.act(visitor);
      await settle();
      const value = Array.isArray(more.value) ? store.submission()['sample'] : store.read('sample').value;
      const unanswered = more.value === undefined && Array.isArray(value);
      expect(unanswered ? store.submission()['sample'] : value).toEqual(more.value);
      if (more.shows !== undefined) expect(visitor.control).toHaveValue(more.shows);
    });
  }
});

describe.each(displays)('%s', (_type, its) => {
  test.each(LOCALES)('is shown (%s)', async (locale) => {
    const { page, store, session } = renderFields([its.field as Field], { locale });
    await its.shows(page, locale);
    const result = await session.submit();
    expect(result.ok).toBe(true);
    expect(store.submission()).toEqual(its.field.type === 'hidden' ? { sample: 'spring' } : {});
  });
});
