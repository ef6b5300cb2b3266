import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { metaSchemas } from '#engine/event/documents/registry.ts';
import { exampleDocuments } from '../../scripts/example-documents.ts';

const examples = exampleDocuments();

describe('the examples of the configuration reference', () => {
  it('are one of each kind', () => {
    expect([...examples.keys()].sort()).toEqual(Object.keys(metaSchemas).sort());
  });

  // Their shape alone: what is cut short may name what was cut.
  it.each([...examples])('%s is written as its meta-schema asks for', (kind, text) => {
    const ajv = new Ajv2020({ discriminator: true, strict: false, inlineRefs: false, allErrors: true });
    const isValid = ajv.compile(metaSchemas[kind]);
    isValid(JSON.parse(text));
    expect(isValid.errors ?? []).toEqual([]);
  });
});
