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
import { danglingFault, documentFault, missingFault, thereIsNo } from '../../diagnosis/document-fault.ts';
import { diagnoseChoices } from './diagnose-choices.ts';
import { diagnoseFormConditions } from './diagnose-conditions.ts';
import { diagnoseInFlows } from './diagnose-in-flows.ts';
import { diagnoseLimits } from './diagnose-limits.ts';
import { diagnoseTimeline } from './diagnose-timeline.ts';
import { says } from './problems.ts';

function diagnoseCodes(places: readonly PlacedField[], document: FormDocument): Diagnostic[] {
  const seen = new Map<string, string>();
  const found = places.flatMap(({ field, pointer, template }) => {
    const at = `${pointer}/code`;
    const first = seen.get(template);
    seen.set(template, first ?? at);
    if (first !== undefined)
      return [documentFault(at, 'duplicate_code', says('codeUsedAt', { code: field.code, pointer: first }))];
    if (FORBIDDEN_KEYS.has(field.code) || RESERVED_CODES.has(field.code)) {
      return [documentFault(at, 'reserved_code', says('reservedCode', { code: field.code }))];
    }
    return [];
  });
  const sections = document.sections.map((section) => section.code);
  const twice = sections.flatMap((code, index) =>
    sections.indexOf(code) < index
      ? [documentFault(`/sections/${index}/code`, 'duplicate_code', says('sectionCodeUsed', { code }))]
      : [],
  );
  return [...found, ...twice];
}

function diagnoseField({ field, pointer }: PlacedField, context: DiagnoseContext): Diagnostic[] {
  const found: Diagnostic[] = [];
  const { role, banned, needsOptions } = definitionOf(field.type);
  const asks = role !== 'display' && role !== 'preset';
  if (asks && field.label === undefined) found.push(missingFault(pointer, 'label'));
  if (banned !== undefined)
    found.push(documentFault(`${pointer}/type`, 'not_allowed', says(`${banned}Banned`)));
  if ('pattern' in field && field.pattern !== undefined) {
    const problem = patternProblem(field.pattern);
    if (problem) {
      found.push(
        documentFault(`${pointer}/pattern`, 'pattern', says('slowPattern', { reason: problem }), says('re2')),
      );
    }
  }
  if ('form_type' in field && typeof field.form_type === 'string') {
    // A warning: the two forms may be published one after the other.
    const unknown = danglingFault(`${pointer}/form_type`, 'form', field.form_type, context.forms);
    found.push(...unknown.map((fault) => ({ ...fault, severity: 'warning' as const })));
  }
  const country = 'country' in field ? field.country : undefined;
  if (country !== undefined && phoneLibrary()?.knows(country) === false) {
    found.push(documentFault(`${pointer}/country`, 'country', says('noCountry', { country })));
  }
  const options = 'options' in field ? field.options : undefined;
  const from = 'options_from' in field ? field.options_from : undefined;
  if (needsOptions && !options && from === undefined) {
    found.push(documentFault(pointer, 'missing', says('noChoices'), says('optionsOrList')));
  }
  const lists = [...NAMED_LISTS, ...(context.lists ?? [])];
  if (from !== undefined && context.lists && !lists.includes(from)) {
    found.push(
      documentFault(`${pointer}/options_from`, 'dangling', thereIsNo('list', from), lists.join(', ')),
    );
  }
  const offers = 'offers' in field ? field.offers : undefined;
  found.push(...danglingFault(`${pointer}/offers`, 'offers', offers, context.offers));
  const ids = (options ?? []).map((option) => option.id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    found.push(documentFault(`${pointer}/options/${index}/id`, 'duplicate_code', says('optionUsed', { id })));
  }
  for (const [low, high] of [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
    ['minItems', 'maxItems'],
  ] as const) {
    const bounds = field as unknown as Record<string, number | undefined>;
    const [least, most] = [bounds[low], bounds[high]];
    if (least !== undefined && most !== undefined && least > most) {
      found.push(documentFault(`${pointer}/${low}`, 'range', says('greaterThan', { low, high })));
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
            says('shapeCodeUsed', { code }),
          ),
        ]
      : [],
  );
  const taken = fieldSetsOf(field).flatMap(({ fields, pointer: within }) =>
    fields.flatMap(({ code }, index) =>
      code === tag
        ? [documentFault(`${pointer}${within}/${index}/code`, 'reserved_code', says('tagTaken', { tag }))]
        : [],
    ),
  );
  const reserved = FORBIDDEN_KEYS.has(tag)
    ? [documentFault(`${pointer}/tag`, 'reserved_code', says('reservedTag', { tag }))]
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
          says('circle', { circle: circle.join(' → ') }),
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
  const found = [
    ...diagnoseCodes(places, document),
    ...places.flatMap((place) => [
      ...diagnoseField(place, context),
      ...diagnoseChoices(place, context),
      ...diagnoseLimits(place, context),
      ...diagnoseShapes(place),
      ...diagnoseTimeline(place),
    ]),
    ...diagnoseFormConditions(places, document, context),
    ...diagnoseCircles(places, document),
  ];
  // What other faults make of its conditions cannot be told.
  if (found.some(({ severity }) => severity === 'error')) return found;
  return [...found, ...diagnoseInFlows(places, document, context, found)];
}
