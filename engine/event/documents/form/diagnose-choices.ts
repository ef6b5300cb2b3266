import { isYes } from '../../../form/field/flag.ts';
import type { Option } from '../../../form/field/option.ts';
import type { Field } from '../../../form/form-document/field.ts';
import type { PlacedField } from '../../../form/form-document/field-tree.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { didYouMean } from '../../diagnosis/did-you-mean.ts';
import { documentFault, documentWarning } from '../../diagnosis/document-fault.ts';
import { optionsOf, valuesOfField } from '../../diagnosis/possible-values.ts';
import { orFewer } from '../../diagnosis/shared-sentences.ts';
import { says } from './problems.ts';

const isOpen = ({ enabled }: Option) => isYes(enabled, true);

/** Diagnostics of a field's choices: options that cannot be chosen, an unknown default. */
export function diagnoseChoices({ field, pointer }: PlacedField, context: DiagnoseContext): Diagnostic[] {
  const options = optionsOf(field, context) ?? [];
  return [...closedOptions(field, options, pointer), ...defaultFaults(field, pointer, context)];
}

/** Too few options that can be chosen. */
function closedOptions(field: Field, options: readonly Option[], pointer: string): Diagnostic[] {
  if (options.length === 0) return [];
  const open = options.filter(isOpen).length;
  const isRequired = isYes(field.required, field.require_if === undefined) && isYes(field.enabled, true);
  if (open === 0) {
    const problem = says('noneOpen');
    return isRequired
      ? [documentFault(`${pointer}/options`, 'closed', [problem, says('requiredClosed')])]
      : [documentWarning(`${pointer}/options`, 'closed', problem)];
  }
  const least = 'minItems' in field ? field.minItems : undefined;
  return least !== undefined && least > open
    ? [documentFault(`${pointer}/minItems`, 'range', says('tooFewOpen', { least, open }), orFewer(open))]
    : [];
}

/** A default that the field cannot hold is dropped without a word. */
function defaultFaults(field: Field, pointer: string, context: DiagnoseContext): Diagnostic[] {
  const { default: value } = field;
  if (value === undefined || value === null || value === '') return [];
  const known = valuesOfField(field, context);
  const at = `${pointer}/default`;
  if (!known?.values) return limitFaults(field, at);
  const { values } = known;
  const names = values.map(String);
  return (known.isList && Array.isArray(value) ? value : [value])
    .filter((each) => !values.some((possible) => Object.is(possible, each)))
    .map((each) =>
      documentFault(
        at,
        'impossible_value',
        [says('impossibleDefault', { value: JSON.stringify(each) }), ...didYouMean(String(each), names)],
        names.length > 20 ? undefined : values.map((possible) => JSON.stringify(possible)).join(', '),
      ),
    );
}

/** A default outside of the field's own limits, with which the form could not be submitted. */
function limitFaults(field: Field, pointer: string): Diagnostic[] {
  const { default: value } = field;
  const limit = (name: 'minimum' | 'maximum' | 'maxLength') => {
    const found: unknown = Reflect.get(field, name);
    return typeof found === 'number' ? found : undefined;
  };
  const limits = { minimum: limit('minimum'), maximum: limit('maximum'), maxLength: limit('maxLength') };
  const { minimum, maximum, maxLength } = limits;
  const isOutside =
    (typeof value === 'number' && ((minimum ?? value) > value || (maximum ?? value) < value)) ||
    (typeof value === 'string' && maxLength !== undefined && value.length > maxLength);
  if (!isOutside) return [];
  const expected = Object.entries(limits).flatMap(([name, found]) =>
    found === undefined ? [] : `"${name}": ${found}`,
  );
  return [documentFault(pointer, 'range', says('defaultOutside'), expected.join(', '))];
}
