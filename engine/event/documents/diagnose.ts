import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DiagnoseContext } from '../diagnosis/context.ts';
import { diagnoseDays } from '../diagnosis/diagnose-days.ts';
import { diagnoseKeys } from '../diagnosis/diagnose-keys.ts';
import { diagnoseTexts } from '../diagnosis/diagnose-texts.ts';
import type { Diagnostic } from '../diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '../diagnosis/document-fault.ts';
import { constraintProblem, explainFailure, isNoise } from '../diagnosis/explain-failure.ts';
import { lostDrawings } from '../diagnosis/lost-drawings.ts';
import { says } from '../diagnosis/problems.ts';
import {
  type ConfigurationDocument,
  type DocumentKind,
  isDocumentKind,
  kindOf,
  metaSchemas,
} from './registry.ts';

/** The most diagnostics returned; the last one says how many were left out. */
const MOST = 100;

let ajv: Ajv2020 | undefined;
const validators = new Map<DocumentKind, ValidateFunction>();

/** The validator of a kind, compiled when a document of it is first looked at: compiling them all takes a second. */
function validatorOf(kind: DocumentKind): ValidateFunction {
  const known = validators.get(kind);
  if (known) return known;
  ajv ??= new Ajv2020({
    allErrors: true,
    discriminator: true,
    strict: false,
    verbose: true,
    inlineRefs: false,
    // To optimise the code takes longer than to run it as it is, a few times for each document.
    code: { optimize: false },
  });
  const made = ajv.compile(metaSchemas[kind]);
  validators.set(kind, made);
  return made;
}

function bySchema(kind: DocumentKind, document: unknown): Diagnostic[] {
  const validate = validatorOf(kind);
  if (validate(document)) return [];
  const failures = validate.errors ?? [];
  const told = failures
    .filter((failure) => !isNoise(failure))
    .flatMap((failure) => explainFailure(failure) ?? []);
  // A document that has not its shape is never right, even if nothing better can be said.
  const [first] = failures;
  if (told.length > 0 || !first) return told;
  return [documentFault(first.instancePath, first.keyword, constraintProblem(first.keyword, first.params))];
}

/** Whether a document is of a known kind and has its shape; what it means and refers to may still be wrong. */
export function hasShape(document: unknown): document is ConfigurationDocument {
  if (typeof document !== 'object' || document === null || !('kind' in document)) return false;
  const { kind } = document;
  return isDocumentKind(kind) && diagnoseKeys(document).length === 0 && validatorOf(kind)(document);
}

/** What is wrong with what a document means; it has its shape, as a published one does. */
export function diagnoseMeaning(document: ConfigurationDocument, context: DiagnoseContext): Diagnostic[] {
  const { isSingle, diagnose: diagnoseKind } = kindOf(document.kind);
  return [...(isSingle ? diagnoseName(document) : []), ...diagnoseKind(document, context)];
}

/** An event has one document of each catalogue kind, called as its kind: under another name nothing would read it. */
function diagnoseName({ kind, code }: ConfigurationDocument): Diagnostic[] {
  return code === kind
    ? []
    : [documentFault('/code', 'not_allowed', says('codeOfKind', { kind }), `"${kind}"`)];
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
      documentFault(
        '/kind',
        'unknown_kind',
        says(kind === 'steps' ? 'stepsOfFlow' : 'unknownKind'),
        Object.keys(metaSchemas)
          .map((name) => JSON.stringify(name))
          .join(', '),
      ),
    ];
  }
  const found = bySchema(kind, document);
  // What a document means can only be asked once its shape is right.
  const all =
    found.length > 0
      ? found
      : [
          ...diagnoseDays(document),
          ...diagnoseMeaning(document as ConfigurationDocument, context),
          ...lostDrawings(document),
          ...diagnoseTexts(document),
        ];
  return all.length > MOST ? cut(all) : all;
}

/** Keeps errors before warnings, so that a list with warnings left out still does not refuse the document. */
function cut(all: readonly Diagnostic[]): Diagnostic[] {
  const errors = all.filter(({ severity }) => severity === 'error');
  const listed = [...errors, ...all.filter(({ severity }) => severity !== 'error')].slice(0, MOST);
  const report = errors.length > MOST ? documentFault : documentWarning;
  return [...listed, report('', 'too_many', says('tooMany', { count: all.length - MOST }))];
}
