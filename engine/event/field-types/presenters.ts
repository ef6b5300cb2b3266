import { isNothing } from '../../form/field-types/blank.ts';
import { fieldType } from '../../form/field-types/definition.ts';
import { isListOf, isRecord } from '../../form/field-types/shape.ts';
import { inEveryLanguage } from '../languages/texts.ts';

/** A presenter in an answer, as the server names them. */
interface Named {
  readonly name: string;
  readonly school: string;
}

const named = (value: unknown): Named[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map(({ name, school }) => ({
    name: String(name ?? ''),
    school: String(school ?? ''),
  }));

const line = { type: 'string', maxLength: 300 };

/** The presenters of a proposed workshop in order (spec §5 "Workshop proposal"), determined by the server. */
export const presenters = fieldType<'presenters', 'picked'>({
  role: 'picked',
  presents: true,
  initialValue: () => [],
  isEmpty: isNothing,
  fits: isListOf(isRecord),
  schema: (field) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { instructor_code: line, name: line, school: line, state: line },
      required: ['instructor_code', 'name'],
      additionalProperties: false,
    },
    minItems: field.minItems ?? 1,
    maxItems: field.maxItems ?? 12,
  }),
  words: (value) => named(value).map(({ name, school }) => (school === '' ? name : `${name}, ${school}`)),
  messages: {
    required: inEveryLanguage('requiredPresenter'),
    minItems: inEveryLanguage('requiredPresenter'),
  },
});
