import { FORBIDDEN_KEYS, RESERVED_CODES } from '../../../form/field/code.ts';
import { NAMED_LISTS } from '../../../form/field/option.ts';
import type { TemplatePath } from '../../../form/field/path.ts';
import { definitionOf } from '../../../form/field-types/registry.ts';
import { tagOf } from '../../../form/field-types/variants.ts';
import { eachField, fieldSetsOf, type PlacedField } from '../../../form/form-document/field-tree.ts';
import type { FormDocument } from '../../../form/form-document/form-document.ts';
import { phoneLibrary } from '../../../form/phone/phone-number.ts';
import { collectRules, templateRead } from '../../../form/rules/form-rules.ts';
import { patternProblem } from '../../../form/validation/linear-reg-exp.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { danglingFault, documentFault } from '../../diagnosis/document-fault.ts';
import { diagnoseChoices } from './diagnose-choices.ts';
import { diagnoseFormConditions } from './diagnose-conditions.ts';
import { diagnoseTimeline } from './diagnose-timeline.ts';

function diagnoseCodes(places: readonly PlacedField[], document: FormDocument): Diagnostic[] {
  const seen = new Map<string, string>();
  const found = places.flatMap(({ field, pointer, template }) => {
    const at = `${pointer}/code`;
    const first = seen.get(template);
    seen.set(template, first ?? at);
    if (first !== undefined)
      return [documentFault(at, 'duplicate_code', `The code "${field.code}" is already used at ${first}.`)];
    if (FORBIDDEN_KEYS.has(field.code) || RESERVED_CODES.has(field.code)) {
      return [documentFault(at, 'reserved_code', `"${field.code}" is reserved and cannot be a field code.`)];
    }
    return [];
  });
  const sections = document.sections.map((section) => section.code);
  const twice = sections.flatMap((code, index) =>
    sections.indexOf(code) < index
      ? [
          documentFault(
            `/sections/${index}/code`,
            'duplicate_code',
            `The code "${code}" is used by an earlier section.`,
          ),
        ]
      : [],
  );
  return [...found, ...twice];
}

function diagnoseField({ field, pointer }: PlacedField, context: DiagnoseContext): Diagnostic[] {
  const found: Diagnostic[] = [];
  const { role, banned, needsOptions } = definitionOf(field.type);
  const asks = role !== 'display' && role !== 'preset';
  if (asks && field.label === undefined) found.push(documentFault(pointer, 'missing', '"label" is missing.'));
  if (banned !== undefined) found.push(documentFault(`${pointer}/type`, 'not_allowed', banned));
  if ('pattern' in field && field.pattern !== undefined) {
    const problem = patternProblem(field.pattern);
    if (problem) {
      found.push(
        documentFault(
          `${pointer}/pattern`,
          'pattern',
          `The pattern cannot run in linear time: ${problem}.`,
          'RE2 syntax',
        ),
      );
    }
  }
  const country = 'country' in field ? field.country : undefined;
  if (country !== undefined && phoneLibrary()?.knows(country) === false) {
    found.push(documentFault(`${pointer}/country`, 'country', `No country has the code "${country}".`));
  }
  const options = 'options' in field ? field.options : undefined;
  const from = 'options_from' in field ? field.options_from : undefined;
  if (needsOptions && !options && from === undefined) {
    found.push(
      documentFault(
        pointer,
        'missing',
        'The field has no choices. Add "options" or "options_from".',
        '"options" or "options_from"',
      ),
    );
  }
  const lists = [...NAMED_LISTS, ...(context.lists ?? [])];
  if (from !== undefined && context.lists && !lists.includes(from)) {
    found.push(
      documentFault(`${pointer}/options_from`, 'dangling', `There is no list "${from}".`, lists.join(', ')),
    );
  }
  const offers = 'offers' in field ? field.offers : undefined;
  found.push(...danglingFault(`${pointer}/offers`, 'document of offers', offers, context.offers));
  const ids = (options ?? []).map((option) => option.id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    found.push(
      documentFault(
        `${pointer}/options/${index}/id`,
        'duplicate_code',
        `The id "${id}" is used by an earlier option.`,
      ),
    );
  }
  for (const [low, high] of [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
    ['minItems', 'maxItems'],
  ] as const) {
    const bounds = field as unknown as Record<string, number | undefined>;
    const [least, most] = [bounds[low], bounds[high]];
    if (least !== undefined && most !== undefined && least > most) {
      found.push(documentFault(`${pointer}/${low}`, 'range', `"${low}" is greater than "${high}".`));
    }
  }
  return found;
}

/** Variants whose shapes cannot be told apart, or whose tag is the name of an answer in them too. */
function diagnoseShapes({ field, pointer }: PlacedField): Diagnostic[] {
  if (!('variants' in field)) return [];
  const tag = tagOf(field);
  const codes = field.variants.map(({ code }) => code);
  const twice = codes.flatMap((code, index) =>
    codes.indexOf(code) < index
      ? [
          documentFault(
            `${pointer}/variants/${index}/code`,
            'duplicate_code',
            `The code "${code}" is used by an earlier shape.`,
          ),
        ]
      : [],
  );
  const taken = fieldSetsOf(field).flatMap(({ fields, pointer: within }) =>
    fields.flatMap(({ code }, index) =>
      code === tag
        ? [
            documentFault(
              `${pointer}${within}/${index}/code`,
              'reserved_code',
              `"${tag}" is used as the tag. Choose another code, or another "tag".`,
            ),
          ]
        : [],
    ),
  );
  const reserved = FORBIDDEN_KEYS.has(tag)
    ? [documentFault(`${pointer}/tag`, 'reserved_code', `"${tag}" is reserved and cannot be a tag.`)]
    : [];
  return [...reserved, ...twice, ...taken];
}

/** Circles among conditions, each told once with the way around it. */
function diagnoseCircles(places: readonly PlacedField[], document: FormDocument): Diagnostic[] {
  const dependents = new Map<TemplatePath, TemplatePath[]>();
  for (const { target, reads } of collectRules(document).byTarget.values()) {
    for (const name of reads) {
      const read = templateRead(name, target);
      dependents.set(read, [...(dependents.get(read) ?? []), target]);
    }
  }
  const pointers = new Map(places.map((place) => [place.template, place.pointer]));
  const state = new Map<TemplatePath, 'open' | 'done'>();
  const found: Diagnostic[] = [];
  const visit = (template: TemplatePath, way: readonly TemplatePath[]): void => {
    if (state.get(template) === 'done') return;
    if (state.get(template) === 'open') {
      const circle = [...way.slice(way.indexOf(template)), template];
      found.push(
        documentFault(
          pointers.get(template) ?? '',
          'circular',
          `Conditions depend on each other in a circle: ${circle.join(' → ')}.`,
        ),
      );
      return;
    }
    state.set(template, 'open');
    for (const next of dependents.get(template) ?? []) visit(next, [...way, template]);
    state.set(template, 'done');
  };
  for (const place of places) visit(place.template, []);
  return found;
}

/** What is wrong with a form whose shape is right: codes, options, patterns, conditions. */
export function diagnoseForm(document: FormDocument, context: DiagnoseContext): Diagnostic[] {
  const places = eachField(document);
  return [
    ...diagnoseCodes(places, document),
    ...places.flatMap((place) => [
      ...diagnoseField(place, context),
      ...diagnoseChoices(place, context),
      ...diagnoseShapes(place),
      ...diagnoseTimeline(place),
    ]),
    ...diagnoseFormConditions(places, document, context),
    ...diagnoseCircles(places, document),
  ];
}
