import { documentKind } from '../../document-kind/document-kind.ts';
import { advanced, condition, richText, to } from '../../document-kind/edit-hint.ts';
import { diagnoseForm } from './diagnosis.ts';
import { formWords as en } from './reference.en.ts';
import { formWords as fr } from './reference.fr.ts';
import { FormDocument } from './schema.ts';

export const form = documentKind({
  schema: FormDocument,
  diagnose: diagnoseForm,
  refreshes: () => ['forms'],
  reference: { en, fr },
  hints: {
    'form.sections.show_if': condition,
    'field.show_if': condition,
    'field.require_if': condition,
    'field.enable_if': condition,
    'field.default_from': advanced,
    'field.when_hidden': { group: 'conditions', advanced: true },
    'field.verify': advanced,
    'field.pattern': advanced,
    'field.autocomplete': advanced,
    'field:html.html': richText,
    'field:choice_picker.offers': to('offers'),
    'field:presenters.form_type': to('form'),
  },
});
