import { definitionOf, isFieldType } from '../../../form/field-types/registry.ts';
import type { Field } from '../../../form/form-document/field.ts';
import type { PlacedField } from '../../../form/form-document/field-tree.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '../../diagnosis/document-fault.ts';
import { says } from './problems.ts';

/** Options that last a whole day: an end at or before the start is on the next day. */
function diagnoseHours({ field, pointer }: PlacedField): Diagnostic[] {
  const options = 'options' in field ? (field.options ?? []) : [];
  return options.flatMap(({ hours }, at) =>
    hours && hours.to === hours.from
      ? [documentWarning(`${pointer}/options/${at}/hours/to`, 'range', says('wholeDay'))]
      : [],
  );
}

const NOTHING_KNOWN = { timezone: 'UTC', options: [] };

const isClock = (field: Field) =>
  isFieldType(field.type) && definitionOf(field.type).schema(field, NOTHING_KNOWN)['format'] === 'time';

/** A timeline without defined hours: they come from two time fields, or from one choice whose options have hours. */
export function diagnoseTimeline(place: PlacedField): Diagnostic[] {
  const { field, pointer } = place;
  if (!('timeline' in field) || !field.timeline) return diagnoseHours(place);
  const isOne = field.timeline.length === 1;
  const sayHours = field.fields.filter((each) =>
    isOne ? 'options' in each && each.options?.some(({ hours }) => hours) : isClock(each),
  );
  const codes = sayHours.map(({ code }) => code);
  return field.timeline.flatMap((code, at) =>
    codes.includes(code)
      ? []
      : [
          documentFault(
            `${pointer}/timeline/${at}`,
            'dangling',
            says(isOne ? 'noChoiceWithHours' : 'noTimeField', { code }),
            codes.join(', '),
          ),
        ],
  );
}
