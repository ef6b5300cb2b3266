import { documentKind } from '../../document-kind/document-kind.ts';
import {
  advanced,
  answer,
  condition,
  questions,
  richText,
  sections,
  to,
  words,
} from '../../document-kind/edit-hint.ts';
import { diagnoseForm } from './diagnosis.ts';
import { formProblems } from './problems.ts';
import { formWords as en } from './reference.en.ts';
import { formWords as fr } from './reference.fr.ts';
import { FormDocument } from './schema.ts';

export const form = documentKind({
  schema: FormDocument,
  diagnose: diagnoseForm,
  refreshes: () => ['forms'],
  problems: formProblems,
  reference: { en, fr },
  hints: {
    'form.sections': sections,
    'form.sections.fields': questions,
    'form.sections.code': advanced,
    'form.sections.show_if': condition,
    'field.fields': questions,
    'field:variants.variants': answer,
    'field:variants.variants.fields': questions,
    'field.label': words,
    'field.help': words,
    'field:checkbox.text': words,
    'field.required': { widget: 'required', group: 'answer' },
    'field.options': { widget: 'options', group: 'answer' },
    'field.minItems': answer,
    'field.maxItems': answer,
    'field.minimum': answer,
    'field.maximum': answer,
    'field.maxLength': answer,
    'field.earliest': answer,
    'field.latest': answer,
    'field.show_if': condition,
    'field.require_if': condition,
    'field.enable_if': { ...condition, advanced: true },
    'field.was': advanced,
    'field.default_from': advanced,
    'field.when_hidden': { group: 'conditions', advanced: true },
    'field.verify': advanced,
    'field.pattern': advanced,
    'field.autocomplete': advanced,
    'field:html.html': { ...richText, group: 'words' },
    'field:choice_picker.offers': { ...to('offers'), group: 'answer' },
    'field:presenters.form_type': { ...to('form'), group: 'answer' },
  },
});
