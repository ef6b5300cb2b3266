import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Diagnostic } from '../contract/problem.ts';
import { diagnoseForm } from './diagnose-form.ts';
import { diagnoseKeys } from './diagnose-keys.ts';
import { diagnoseSteps } from './diagnose-steps.ts';
import { type ConfigurationDocument, type DocumentKind, isDocumentKind, metaSchemas } from './document.ts';

/** What a document may lean on besides itself. */
export interface DiagnoseContext {
  /** Names that `options_from` may use, the product's own lists left out. */
  readonly lists?: readonly string[];
  /** Form types that steps may name. */
  readonly forms?: readonly string[];
}

/** More than this helps nobody; the list says that it was cut. */
const MOST = 100;

let ajv: Ajv2020 | undefined;
const validators = new Map<DocumentKind, ValidateFunction>();

/** The validator of a kind, compiled when a document of it is first looked at: compiling them all takes a second. */
function validatorOf(kind: DocumentKind): ValidateFunction {
  const known = validators.get(kind);
  if (known) return known;
  ajv ??= new Ajv2020({ allErrors: true, discriminator: true, strict: false, verbose: true });
  const made = ajv.compile(metaSchemas[kind]);
  validators.set(kind, made);
  return made;
}

const error = (pointer: string, code: string, problem: string, expected?: string): Diagnostic => ({
  pointer,
  severity: 'error',
  code,
  problem,
  ...(expected !== undefined && { expected }),
});

function list(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(', ') : String(values);
}

function explain(failure: ErrorObject): Diagnostic | undefined {
  const { instancePath: at, keyword, params, data } = failure;
  switch (keyword) {
    case 'discriminator': {
      const tag = String(params.tag);
      const known = (
        (failure.parentSchema?.oneOf ?? []) as { properties: Record<string, { const?: string }> }[]
      ).map((branch) => branch.properties[tag]?.const);
      return error(
        `${at}/${tag}`,
        'unknown_type',
        `${JSON.stringify(params.tagValue)} is not a known ${tag}.`,
        list(known),
      );
    }
    case 'required':
      return params.missingProperty === 'fr' || params.missingProperty === 'en'
        ? error(
            at,
            'missing_translation',
            `The ${params.missingProperty === 'fr' ? 'French' : 'English'} text is missing.`,
            `"${params.missingProperty}": "…"`,
          )
        : error(at, 'missing', `"${params.missingProperty}" is missing.`);
    case 'additionalProperties':
      return error(
        `${at}/${params.additionalProperty}`,
        'unknown_key',
        `"${params.additionalProperty}" is not known here.`,
      );
    case 'enum':
      return error(at, 'not_allowed', `${JSON.stringify(data)} is not allowed.`, list(params.allowedValues));
    case 'const':
      return error(
        at,
        'not_allowed',
        `${JSON.stringify(data)} is not allowed.`,
        JSON.stringify(params.allowedValue),
      );
    case 'type':
      return error(
        at,
        'wrong_type',
        `This is ${data === null ? 'null' : Array.isArray(data) ? 'a list' : `a ${typeof data}`}.`,
        String(params.type),
      );
    case 'anyOf':
    case 'oneOf':
    case 'if':
      return undefined;
    default:
      return error(at, keyword, `This ${failure.message ?? 'is not valid'}.`);
  }
}

/** Failures of the branches of a union that the value was plainly not meant for say nothing to the organizer. */
function isNoise(failure: ErrorObject): boolean {
  return (
    failure.keyword === 'type' &&
    failure.schemaPath.includes('/anyOf/') &&
    typeof failure.data === 'object' &&
    failure.params.type === 'string'
  );
}

function bySchema(kind: DocumentKind, document: unknown): Diagnostic[] {
  const validate = validatorOf(kind);
  if (validate(document)) return [];
  return (validate.errors ?? [])
    .filter((failure) => !isNoise(failure))
    .flatMap((failure) => explain(failure) ?? []);
}

function byMeaning(document: ConfigurationDocument, context: DiagnoseContext): Diagnostic[] {
  switch (document.kind) {
    case 'form':
      return diagnoseForm(document, context);
    case 'steps':
      return diagnoseSteps(document, context);
    case 'event':
    case 'page':
    case 'schedule':
    case 'products':
    case 'activities':
    case 'membership':
    case 'fees':
    case 'discounts':
      return [];
  }
}

/**
 * Everything that is wrong with a configuration document, as data in one list (design §3): JSON pointer, what is
 * wrong, what would be right. A document without diagnostics of severity `error` may be published.
 */
export function diagnose(document: unknown, context: DiagnoseContext = {}): Diagnostic[] {
  const keys = diagnoseKeys(document);
  if (keys.length > 0) return keys.slice(0, MOST);
  const kind =
    typeof document === 'object' && document !== null && 'kind' in document ? document.kind : undefined;
  if (!isDocumentKind(kind)) {
    return [
      error('/kind', 'unknown_kind', 'This is not a known kind of document.', list(Object.keys(metaSchemas))),
    ];
  }
  const found = bySchema(kind, document);
  // What a document means can only be asked once its shape is right.
  const all = found.length > 0 ? found : byMeaning(document as ConfigurationDocument, context);
  return all.length > MOST
    ? [...all.slice(0, MOST), error('', 'too_many', `${all.length - MOST} more problems are not listed.`)]
    : all;
}
