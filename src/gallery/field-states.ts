import type { FieldType } from '#engine/form/field-types/registry.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { FormServices } from '#engine/form/react/form-environment.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { cases } from '#widgets/cases.ts';
import type { AnswerCases, DisplayCases } from '#widgets/field-cases.ts';

/** One state of a field type, as a form of its own can show it. */
export interface FieldState {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly answers: Values;
  readonly services?: FormServices;
  /** Its error message. */
  readonly error?: Readonly<Record<Locale, string>>;
}

const HELP = { en: 'Some words that help', fr: 'Quelques mots qui aident' };
const CLOSED = { en: 'This can no longer be changed.', fr: 'Ceci ne peut plus être modifié.' };
const REQUIRED = { en: 'This field is required', fr: 'Ce champ est obligatoire' };

/** The states of a field type, made from the cases that its widget is tested with. */
export function fieldStates(type: FieldType): FieldState[] {
  const its = cases[type] as AnswerCases<FieldType> | DisplayCases<FieldType>;
  const stateOf = (name: string, changes: object = {}, more: Partial<FieldState> = {}): FieldState => {
    const services = 'services' in its ? its.services?.() : undefined;
    return {
      name,
      fields: [
        ...('beside' in its ? (its.beside ?? []) : []),
        // The cases belong to the type, which the compiler cannot infer for all of them.
        { ...its.field, ...changes } as Field,
      ],
      answers: {},
      ...(services && { services }),
      ...more,
    };
  };
  if (!('fill' in its)) return [stateOf('shown')];
  const { value } = its.fill;
  return [
    stateOf('as it begins'),
    stateOf('with help, may be left out', { help: HELP, required: 'N' }),
    stateOf('filled', {}, { answers: { sample: value } }),
    stateOf('refused', {}, { error: its.invalid[0]?.says ?? its.missing ?? REQUIRED }),
    stateOf('closed', { enabled: 'N', disabled_notice: CLOSED }, { answers: { sample: value } }),
    ...(its.also ?? [])
      .filter(({ field }) => field !== undefined)
      .map((also) => stateOf(also.about, also.field, { answers: { sample: also.value } })),
  ];
}
