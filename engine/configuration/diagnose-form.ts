import type { Diagnostic } from '../contract/problem.ts';
import { definitionOf } from '../field-types/registry.ts';
import { collectRules } from '../rules/form-rules.ts';
import { patternProblem } from '../validation/linear-reg-exp.ts';
import { parseRowPath, rowPath, type TemplatePath } from '../values/path.ts';
import { FORBIDDEN_KEYS, RESERVED_CODES } from './code.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { type ConditionScope, diagnoseCondition } from './diagnose-condition.ts';
import { documentFault } from './document-fault.ts';
import { type Field, fieldsWithin, type RowField } from './field.ts';
import type { FormDocument } from './form-document.ts';
import { NAMED_LISTS } from './option.ts';

type Place = { readonly field: Field | RowField; readonly pointer: string; readonly template: TemplatePath };

function placesOf(document: FormDocument): Place[] {
  return document.sections.flatMap((section, s) =>
    section.fields.flatMap((field, f) => {
      const pointer = `/sections/${s}/fields/${f}`;
      const own: Place = { field, pointer, template: field.code };
      const rows = fieldsWithin(field).map((row, r) => ({
        field: row,
        pointer: `${pointer}/fields/${r}`,
        template: rowPath(field.code, '*', row.code),
      }));
      return [own, ...rows];
    }),
  );
}

function diagnoseCodes(places: readonly Place[], document: FormDocument): Diagnostic[] {
  const seen = new Map<string, string>();
  const found = places.flatMap(({ field, pointer, template }) => {
    const at = `${pointer}/code`;
    const first = seen.get(template);
    seen.set(template, first ?? at);
    if (first !== undefined)
      return [documentFault(at, 'duplicate_code', `The code "${field.code}" is used at ${first} already.`)];
    if (FORBIDDEN_KEYS.has(field.code) || RESERVED_CODES.has(field.code)) {
      return [documentFault(at, 'reserved_code', `"${field.code}" may not be the code of a field.`)];
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

function diagnoseField({ field, pointer }: Place, context: DiagnoseContext): Diagnostic[] {
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
  const options = 'options' in field ? field.options : undefined;
  const from = 'options_from' in field ? field.options_from : undefined;
  if (needsOptions && !options && from === undefined) {
    found.push(
      documentFault(
        pointer,
        'missing',
        'The field has nothing to choose from.',
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

function diagnoseConditions(places: readonly Place[], document: FormDocument): Diagnostic[] {
  const fields = new Set(
    places.filter((place) => !parseRowPath(place.template)).map((place) => place.field.code),
  );
  const outside: ConditionScope = { fields };
  const sections = document.sections.flatMap((section, s) =>
    diagnoseCondition(section.show_if, `/sections/${s}/show_if`, outside),
  );
  const own = places.flatMap(({ field, pointer, template }) => {
    const group = parseRowPath(template)?.group;
    const row = places.filter(
      (place) => group !== undefined && parseRowPath(place.template)?.group === group,
    );
    const scope: ConditionScope =
      group === undefined ? outside : { fields, row: new Set(row.map((place) => place.field.code)) };
    return (['show_if', 'require_if', 'enable_if'] as const).flatMap((name) =>
      diagnoseCondition(field[name], `${pointer}/${name}`, scope),
    );
  });
  return [...sections, ...own];
}

/** Circles among conditions, each told once with the way around it. */
function diagnoseCircles(places: readonly Place[], document: FormDocument): Diagnostic[] {
  const { dependents } = collectRules(document);
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
          `Conditions go in a circle: ${circle.join(' → ')}.`,
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
  const places = placesOf(document);
  return [
    ...diagnoseCodes(places, document),
    ...places.flatMap((place) => diagnoseField(place, context)),
    ...diagnoseConditions(places, document),
    ...diagnoseCircles(places, document),
  ];
}
