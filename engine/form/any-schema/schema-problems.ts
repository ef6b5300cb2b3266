import { findSchemaDefinition, type RJSFSchema } from '@rjsf/utils';
import { patternProblem } from '../validation/linear-reg-exp.ts';
import { isPlain } from './data-path.ts';
import { pointerStep } from './json-pointer.ts';

/** An unsupported part of a foreign schema, uiSchema or data, with its place. */
export interface SchemaProblem {
  /** A JSON pointer into the input. */
  readonly pointer: string;
  readonly problem:
    | 'not-a-schema'
    | 'too-deep'
    | 'forbidden-name'
    | 'ref-elsewhere'
    | 'ref-lost'
    | 'ref-endless'
    | 'pattern-unchecked'
    | 'unknown-widget';
  /** The value there. */
  readonly given: string;
  /** Whether the form is refused; otherwise it is drawn without that part. */
  readonly refused: boolean;
}

/** Deeper nesting is an attempt to overflow the stack. */
const MOST_LEVELS = 500;
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Keywords that contain data or names, not schemas. */
const DATA: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples', 'required']);

interface Place {
  readonly value: unknown;
  readonly pointer: string;
  readonly levels: number;
  /** Whether the names of an object are those of answers, not keywords. */
  readonly names: boolean;
  /** Whether it is data, by the keyword above it: properties can have a keyword's name. */
  readonly data: boolean;
}

/** Visits all of a JSON value without recursion; `visit` returns whether to descend. */
function walk(root: unknown, visit: (place: Place) => boolean): void {
  const places: Place[] = [{ value: root, pointer: '', levels: 0, names: false, data: false }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, pointer, levels, names } = place;
    if (typeof value !== 'object' || value === null || !visit(place)) continue;
    const entries = Object.entries(value).reverse();
    for (const [name, inner] of entries) {
      const isMap = !names && (name === 'properties' || name === 'patternProperties' || name === '$defs');
      places.push({
        value: inner,
        pointer: `${pointer}/${pointerStep(name)}`,
        levels: levels + 1,
        names: isMap || (!names && name === 'definitions'),
        data: !names && DATA.has(name),
      });
    }
  }
}

/** Names that reach into every object, and excessive nesting, in schemas and data. */
export function hostileParts(root: unknown): SchemaProblem[] {
  const found: SchemaProblem[] = [];
  walk(root, ({ value, pointer, levels }) => {
    if (levels > MOST_LEVELS) {
      found.push({ pointer, problem: 'too-deep', given: String(levels), refused: true });
      return false;
    }
    for (const name of Object.keys(Object(value))) {
      if (FORBIDDEN.has(name)) {
        const at = `${pointer}/${pointerStep(name)}`;
        found.push({ pointer: at, problem: 'forbidden-name', given: name, refused: true });
      }
    }
    return true;
  });
  return found;
}

function problemOfRef(ref: string, schema: RJSFSchema): SchemaProblem['problem'] | undefined {
  try {
    findSchemaDefinition(ref, schema);
    return undefined;
  } catch (error) {
    if (!ref.startsWith('#')) return 'ref-elsewhere';
    return String(error).includes('circular') ? 'ref-endless' : 'ref-lost';
  }
}

/** The problems of a foreign schema, found before it is drawn; nothing is ever fetched. */
export function schemaProblems(schema: unknown): SchemaProblem[] {
  if (!isPlain(schema)) {
    return [{ pointer: '', problem: 'not-a-schema', given: String(JSON.stringify(schema)), refused: true }];
  }
  const hostile = hostileParts(schema);
  if (hostile.length > 0) return hostile;
  const found: SchemaProblem[] = [];
  const known = new Map<string, SchemaProblem['problem'] | undefined>();
  walk(schema, ({ value, pointer, names, data }) => {
    if (names) return true;
    if (data) return false;
    if (!isPlain(value)) return true;
    const { $ref: ref, pattern } = value;
    if (typeof ref === 'string') {
      if (!known.has(ref)) known.set(ref, problemOfRef(ref, schema));
      const problem = known.get(ref);
      if (problem) found.push({ pointer: `${pointer}/$ref`, problem, given: ref, refused: true });
    }
    if (typeof pattern === 'string' && patternProblem(pattern) !== undefined) {
      found.push({
        pointer: `${pointer}/pattern`,
        problem: 'pattern-unchecked',
        given: pattern,
        refused: false,
      });
    }
    const byPattern = value['patternProperties'];
    for (const name of isPlain(byPattern) ? Object.keys(byPattern) : []) {
      if (patternProblem(name) === undefined) continue;
      const at = `${pointer}/patternProperties/${pointerStep(name)}`;
      found.push({ pointer: at, problem: 'pattern-unchecked', given: name, refused: false });
    }
    return true;
  });
  return found;
}
