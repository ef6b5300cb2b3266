// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { sampleAnswer } from '#engine/event/walks/sample-answer.ts';
import { nestingOf, roleOf } from '#engine/form/field-types/registry.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { fieldId } from '#engine/form/react/field-id.ts';
import { SchemaForm } from '#engine/form/react/schema-form.tsx';
import type { FormField } from '#engine/form/translate/form-fields.ts';
import { topFieldsOf } from '#engine/form/translate/form-fields.ts';
import { translateForm } from '#engine/form/translate/translate-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { renamedAnswers } from '#engine/form/values/renamed-answers.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { diagnoseInEvent } from '#server/configuration/diagnose-in-event.ts';
import { type FilledForm, openFilledForm } from '#src/flow/forms/filled-form.ts';
import type { ValidationService } from '#src/lib/validation/validation-service.ts';
import { numbersOf } from '#tests/races/seeded-numbers.ts';
import { widgets } from '#widgets/registry.ts';
import { templates } from '#widgets/templates/index.ts';
import { demoDocuments, oneOf } from './demo-documents.ts';
import { randomEdit } from './random-edits.ts';

// Random valid edits are published under half-filled forms. `npm run bench -- corpora` makes 500 of them.
const EDITS = Number(process.env['CORPORA_EDITS'] ?? 25);
const SEED = Number(process.env['CORPORA_SEED'] ?? 30);
/** Edits of one form, one after the other, until another form is opened. */
const IN_A_ROW = 10;

type Demo = Awaited<ReturnType<typeof demoDocuments>>;
let demo: Demo;
beforeAll(async () => {
  demo = await demoDocuments();
  await Promise.all(Object.values(import.meta.glob('../../widgets/*/widget.tsx')).map((load) => load()));
}, 120_000);

const validation = {
  load: () => ({ validate: async () => [], forget: () => undefined }),
} as unknown as ValidationService;
const context = { registration: {}, answers: {} };

/** Answers to about half of the fields, within groups as well. */
function halfFilled(fields: readonly FormField[], random: () => number): Values {
  const entries = fields.flatMap((field): [string, unknown][] => {
    if (random() < 0.4) return [];
    const { code } = field.field;
    const within = () => halfFilled(field.inside, () => random() * 0.6 + 0.4);
    switch (nestingOf(field.field)) {
      case 'object':
        return [[code, within()]];
      case 'rows':
        return [[code, [within(), within()]]];
      case 'variants':
        return [];
      case undefined: {
        const answer = sampleAnswer(field.field, field.options, '2027-02-19');
        return answer === undefined ? [] : [[code, answer]];
      }
      default:
        return [];
    }
  });
  return Object.fromEntries(entries);
}

/** All answers within a value, wherever they are: answers set aside with an option move beside their field. */
function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return value === undefined || value === null || value === '' ? [] : [JSON.stringify(value)];
}

/** The answers of one list that another has not, each counted. */
function missingIn(other: readonly string[], leaves: readonly string[]): string[] {
  const left = [...other];
  return leaves.filter((leaf) => {
    const at = left.indexOf(leaf);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Draws a form, and says what of it is not on the page. */
function drawn(served: ServedForm, { session }: FilledForm): string[] {
  try {
    const form = translateForm(served, 'en');
    const { container } = render(
      <SchemaForm
        form={form}
        session={session}
        widgets={widgets}
        templates={templates}
        services={{}}
        formId="f"
        onSubmit={() => undefined}
      />,
    );
    const shown = topFieldsOf(form.fields).filter(
      // What is only shown need not have a place of its own.
      ({ field, template }) =>
        field.type !== 'hidden' && roleOf(field) !== 'display' && session.store.isShown(template),
    );
    return shown.flatMap(({ template, field }) =>
      container.querySelector(`[id^="${fieldId('f', template)}"]`) ? [] : [`${field.type} ${template}`],
    );
  } catch (error) {
    return [String(error)];
  } finally {
    cleanup();
  }
}

test(`${EDITS} random valid edits under half-filled forms lose no answer, and every form is drawn`, () => {
  const random = numbersOf(SEED);
  const forms = demo.documents.filter(({ document }) => document['kind'] === 'form');
  const failures: string[] = [];
  const made = new Map<string, number>();
  let count = 0;
  while (count < EDITS) {
    const chosen = oneOf(forms, random);
    if (!chosen) throw new Error('there are no forms');
    const { event } = chosen;
    const code = String(chosen.document['code']);
    const serve = (document: unknown): ServedForm => {
      demo.served.add(event, document);
      const loaded = loadForm(demo.served, event, code);
      if (!loaded) throw new Error(`${event} form/${code} cannot be loaded`);
      return loaded.served;
    };
    const first = loadForm(demo.served, event, code);
    if (!first) throw new Error(`${event} form/${code} is not there`);
    let kept: Values = {};
    const open = (served: ServedForm, answers: Values, before?: FilledForm) =>
      openFilledForm({
        served,
        answers,
        context,
        validation,
        ...(before && { before }),
        onChange: (now) => {
          kept = now;
        },
      });
    const original = first.served;
    let filled = open(original, halfFilled(topFieldsOf(first.fields), random));
    for (let edits = 0; edits < IN_A_ROW && count < EDITS; edits += 1) {
      const isValid = (form: FormDocument) =>
        !diagnoseInEvent(event, form, demo.served).some(({ severity }) => severity === 'error');
      const edited = randomEdit(filled.served.document, random, isValid);
      if (!edited) break;
      count += 1;
      made.set(edited.name, (made.get(edited.name) ?? 0) + 1);
      const where = `edit ${count}: ${event} form/${code} ${edited.name}`;
      const before = filled.session.store.answers();
      const sent = filled.session.store.submission();
      const after = open(serve(edited.form), {}, filled);
      const now = after.session.store.answers();
      const lost = missingIn(leavesOf(now), leavesOf(before));
      if (lost.length > 0) failures.push(`${where} lost ${lost.join(', ')}`);
      const faults = drawn(after.served, after);
      if (faults.length > 0) failures.push(`${where} does not draw ${faults.join(', ')}`);
      // A reload has the same, and what the server has kept under former codes is found.
      const reloaded = open(after.served, kept).session.store;
      if (JSON.stringify(reloaded.submission()) !== JSON.stringify(after.session.store.submission()))
        failures.push(`${where} differs after a reload`);
      const stored = renamedAnswers(before, filled.served.document, after.served.document);
      const read = open(after.served, stored).session.store.submission();
      if (JSON.stringify(read) !== JSON.stringify(after.session.store.submission()))
        failures.push(`${where} differs from what the server has`);
      // The version before is restored.
      const back = open(filled.served, {}, after).session.store.submission();
      const gone = missingIn(leavesOf(back), leavesOf(sent));
      if (gone.length > 0) failures.push(`${where} does not give back ${gone.join(', ')}`);
      filled = after;
    }
    serve(original.document);
  }
  if (EDITS > 25) console.table(Object.fromEntries([...made].toSorted()));
  expect(failures).toEqual([]);
  expect(count).toBe(EDITS);
}, 600_000);
