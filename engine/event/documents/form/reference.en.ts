import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `form`. */
export const formWords = {
  form: ['Form', 'The sections and fields of one step.'],
  'form.title': ['Title', 'Title of the form, shown above the first section.'],
  'form.lead': ['Introduction', 'Text below the title, before the first field.'],
  'form.sections': ['Sections', 'The parts of the form, in their order.'],
  'form.sections.code': ['Section code', 'Unique code of the section. Not shown.'],
  'form.sections.title': ['Title', 'The heading of the section.'],
  'form.sections.description': ['Description', 'Text below the heading.'],
  'form.sections.show_if': ['Shown if', 'Condition for showing the section. Leave empty for always.'],
  'form.sections.fields': ['Fields', 'The fields of the section, in their order.'],
} as const satisfies DocumentReference;
