// @vitest-environment jsdom
import Form from '@rjsf/core';
import stockValidator, { customizeValidator } from '@rjsf/validator-ajv8';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ajvClassOf, compileSchema } from '#engine/form/any-schema/schema-validator.ts';
import { AnySchemaForm } from '#engine/form/react/any-schema/any-schema-form.tsx';
import { openSchemaForm } from '#engine/form/react/any-schema/open-schema-form.ts';
import { partsIn } from '../index.ts';
import { branches } from './branches.ts';
import type { DifferentialCase, Edit } from './case.ts';
import { formOptions } from './form-options.ts';
import { nested } from './nested.ts';
import { onPurpose } from './on-purpose.ts';
import { values } from './values.ts';

/** A form that is filled: what is in it, and what it is refused for when it is sent. */
interface Filled {
  readonly page: HTMLElement;
  data(): unknown;
  refused(): Promise<string[]>;
  /** Whether the form would be sent. */
  isSent(): Promise<boolean>;
}

/** The errors that a form shows, by the id of their field. */
const errorsShown = (page: HTMLElement) =>
  [...page.querySelectorAll('[id$="__error"]')]
    .map(({ id, textContent }) => `${id}: ${textContent?.trim()}`)
    .sort();

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

function drawStock({ schema, uiSchema, formData, form: options }: DifferentialCase): Filled {
  const AjvClass = ajvClassOf(schema);
  const form = createRef<Form>();
  let data: unknown = formData;
  const { container } = render(
    <Form
      ref={form}
      schema={schema}
      {...(uiSchema && { uiSchema })}
      {...options}
      initialFormData={formData}
      validator={AjvClass ? (customizeValidator({ AjvClass }) as typeof stockValidator) : stockValidator}
      onChange={(event) => {
        data = event.formData;
      }}
      noHtml5Validate
      onError={() => undefined}
      showErrorList={false}
    />,
  );
  return {
    page: container,
    data: () => form.current?.state.formData ?? data,
    isSent: async () => act(() => form.current?.validateForm() ?? false),
    async refused() {
      act(() => void form.current?.validateForm());
      return sorted(
        (form.current?.state.errors ?? []).map(({ property = '' }) => property.replace(/^\./, '')),
      );
    },
  };
}

function drawOurs({ schema, uiSchema, formData, form: options }: DifferentialCase): Filled {
  const opened = openSchemaForm({
    schema,
    formData,
    ...(uiSchema && { uiSchema }),
    ...options,
    formId: 'root',
    locale: 'en',
    parts: partsIn('en'),
    validate: async (data) => compileSchema(schema)(data),
  });
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.problems)}`);
  const { form } = opened;
  const { container } = render(
    <AnySchemaForm
      form={form}
      onFault={(fault) => {
        throw fault;
      }}
    />,
  );
  return {
    page: container,
    data: () => form.session.store.data(),
    isSent: async () => (await act(() => form.session.submit())).ok,
    async refused() {
      const result = await act(() => form.session.submit());
      if (result.ok) return [];
      // As rjsf names them: a step of a pointer may have slashes and marks written out.
      return sorted(result.faults.map(({ path }) => path.map(pointerStep).join('.')));
    },
  };
}

const pointerStep = (step: string | number) => String(step).replaceAll('~', '~0').replaceAll('/', '~1');

/** Words of a label without what marks it as required or not. */
const wordsOf = (element: Element | null) =>
  (element?.textContent ?? '').replace(/\*$|\s*Optional$/, '').trim();

function controlsLabelled(page: HTMLElement, label: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('input, select, textarea')].filter((control) => {
    const own = (control as HTMLInputElement).labels ?? [];
    return [...own].some((each) => wordsOf(each) === label);
  });
}

function one<Found>(found: readonly Found[], what: string, nth = 0): Found {
  const at = found[nth];
  if (!at) throw new Error(`There is no ${what} (${nth}, of ${found.length})`);
  return at;
}

function optionValue(select: HTMLElement, option: string): string {
  const found = [...select.querySelectorAll('option')].find((each) => each.textContent?.trim() === option);
  if (!found) throw new Error(`${select.id} has no option ${option}: ${select.textContent}`);
  return found.value;
}

function edit(page: HTMLElement, what: Edit): void {
  const ending = (id: string) => one([...page.querySelectorAll<HTMLElement>(`[id$="${id}"]`)], `#${id}`);
  if ('write' in what) {
    const control = one(controlsLabelled(page, what.write), what.write, what.nth);
    fireEvent.change(control, { target: { value: what.text } });
  } else if ('choose' in what) {
    const select = one(controlsLabelled(page, what.choose), what.choose, what.nth);
    fireEvent.change(select, { target: { value: optionValue(select, what.option) } });
  } else if ('tick' in what) {
    fireEvent.click(one(controlsLabelled(page, what.tick), what.tick, what.nth));
  } else if ('press' in what) {
    fireEvent.click(ending(what.press));
  } else if ('branch' in what) {
    const select = ending(what.branch);
    fireEvent.change(select, { target: { value: optionValue(select, what.option) } });
  } else {
    const key = ending(`${what.rename}-key`);
    fireEvent.change(key, { target: { value: what.to } });
    fireEvent.blur(key);
  }
}

const all = [...values, ...nested, ...branches, ...formOptions, ...onPurpose];

test('at least forty schemas are compared', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
});

/** Fills a form as a case says: the data at first and after each edit, and what it is refused for. */
async function played(its: DifferentialCase, draw: (its: DifferentialCase) => Filled) {
  const form = draw(its);
  const data = [asSent(form.data())];
  const optionalControls = [optionalControlsIn(form.page)];
  for (const what of its.edits ?? []) {
    edit(form.page, what);
    data.push(asSent(form.data()));
    optionalControls.push(optionalControlsIn(form.page));
  }
  const ofOthers = its.form?.extraErrors && {
    isSent: await form.isSent(),
    shown: errorsShown(form.page).filter((each) => /other/.test(each)),
  };
  const refused = its.form?.extraErrors ? [] : await form.refused();
  // Both give their controls the same ids.
  cleanup();
  return { data, refused, optionalControls, ...ofOthers };
}

/** The buttons that add or remove what need not be there. */
const optionalControlsIn = (page: HTMLElement) =>
  [...page.querySelectorAll('[id*="__optional"]')].map(({ id }) => id);

/** What is undefined is not sent. */
const asSent = (data: unknown): unknown =>
  data === undefined ? undefined : JSON.parse(JSON.stringify(data));

describe('does what stock rjsf does', () => {
  test.each(all.map((each) => [each.about, each] as const))('%s', async (_about, its) => {
    const stock = await played(its, drawStock);
    if (its.stockComplains) vi.spyOn(console, 'error').mockClear();
    const ours = await played(its, drawOurs);
    if (its.bothComplain) vi.spyOn(console, 'warn').mockClear();
    if (!its.differs) {
      expect(ours).toEqual(stock);
      return;
    }
    expect(ours).not.toEqual(stock);
    expect(ours.data.at(-1)).toEqual(its.differs.data ?? stock.data.at(-1));
    expect(ours.refused).toEqual(its.differs.refused ?? stock.refused);
  });
});
