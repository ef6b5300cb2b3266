import type { SchemaDocuments } from '#engine/form/any-schema/schema-resources.ts';
import {
  compileSchema,
  type DataFault,
  type ValidateData,
} from '#engine/form/any-schema/schema-validator.ts';

/** A question to the worker: the schema comes with the first one. */
export interface SchemaQuestion {
  readonly id: number;
  readonly schema: object;
  readonly documents: SchemaDocuments | undefined;
  readonly data: unknown;
}

export type SchemaAnswer =
  | { readonly id: number; readonly faults: readonly DataFault[] }
  | { readonly id: number; readonly fault: string };

// ajv compiles with `new Function`, which the page's CSP forbids: this script is answered with a CSP of its own.

let compiled: { readonly text: string; readonly validate: ValidateData } | undefined;

addEventListener('message', ({ data: { id, schema, documents, data } }: MessageEvent<SchemaQuestion>) => {
  let answer: SchemaAnswer;
  try {
    const text = JSON.stringify([schema, documents]);
    if (compiled?.text !== text) compiled = { text, validate: compileSchema(schema, documents) };
    answer = { id, faults: compiled.validate(data) };
  } catch (error) {
    answer = { id, fault: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
