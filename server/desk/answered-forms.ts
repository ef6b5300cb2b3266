import { Value } from 'typebox/value';
import type { AnsweredForm } from '#engine/contract/desk.ts';
import { definitionOf, roleOf } from '#engine/form/field-types/registry.ts';
import { StoredFile } from '#engine/form/field-types/stored-file-value.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { answerLines } from '#engine/form/summary/answer-lines.ts';
import { listFields } from '#engine/form/translate/form-fields.ts';
import { eachAnswer } from '#engine/form/values/each-answer.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { configuredSteps, flowOf, isFormStep } from '#server/answers/flow-steps.ts';
import { loadForm } from '#server/answers/load-form.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { editableForms } from './actions/edit-answers.ts';

/** The answers of a dossier in words, in the order of its flow's forms; those that do not count are left out. */
export function answeredForms(
  configuration: ConfigurationStore,
  row: DossierRow,
  locale: Locale,
): AnsweredForm[] {
  const flow = flowOf(configuration, row)?.document;
  const asked = (flow ? configuredSteps(flow, row) : []).filter(isFormStep).map(({ form_type }) => form_type);
  const { answers: counted } = countedAnswers(configuration, row);
  const editable = new Set(editableForms(configuration, row));
  const types = [...new Set([...asked, ...Object.keys(counted)])];
  return types.flatMap((formType) => {
    const form = loadForm(configuration, row.eventCode, formType)?.served;
    if (!form) return [];
    const files = filesIn(form, counted[formType] ?? {});
    const lines = answerLines(form, counted[formType] ?? {}, locale).map(({ id, label, text }) => {
      const file = files.get(id);
      return { id, label, text: [...text], ...(file && { file }) };
    });
    const isEditable = editable.has(formType) && asksWords(form.document);
    if (lines.length === 0 && !isEditable) return [];
    const title = resolveText(form.document.title, locale);
    return [{ form_type: formType, title, lines, ...(isEditable && { editable: 'Y' as const }) }];
  });
}

/** The uploaded files among a form's answers, by their paths. */
function filesIn(form: ServedForm, values: Values): ReadonlyMap<string, StoredFile> {
  const answers = [...eachAnswer(listFields(form.document, form.lists), values)];
  return new Map(
    answers.flatMap(({ path, field, value }) =>
      definitionOf(field.field.type).file && Value.Check(StoredFile, value) ? [[path, value] as const] : [],
    ),
  );
}

/** Whether a form asks for anything besides items, which are changed elsewhere. */
const asksWords = ({ sections }: FormDocument): boolean =>
  sections.some(({ fields }) => fields.some((field) => roleOf(field) === 'answer'));
