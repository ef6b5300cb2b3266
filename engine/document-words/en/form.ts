import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `form`. */
export const formWords = {
  form: ['Form', 'Sections of fields that one step asks.'],
  'form.title': ['Title', 'What the form is called over its first section.'],
  'form.lead': ['Introduction', 'What stands under the title, before the first field.'],
  'form.sections': ['Sections', 'The parts of the form, in their order.'],
  'form.sections.code': ['Section code', 'By which the section is known; it need not be shown.'],
  'form.sections.title': ['Title', 'The heading of the section.'],
  'form.sections.description': ['Description', 'What stands under the heading.'],
  'form.sections.show_if': [
    'Shown if',
    'The condition under which the section is there; always where nothing is said.',
  ],
  'form.sections.fields': ['Fields', 'The fields of the section, in their order.'],
} as const satisfies DocumentWords;
