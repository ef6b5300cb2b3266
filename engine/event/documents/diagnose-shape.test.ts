import { describe, expect, it } from 'vitest';
import { fieldTypeNames } from '../../form/field-types/registry.ts';
import { blockSchemas } from './page/blocks/registry.ts';
import { diagnoseInEnglish } from './testing/diagnose-in-english.ts';

const told = (document: unknown) =>
  diagnoseInEnglish(document).map(({ pointer, code, problem, expected }) =>
    [pointer, code, problem, expected].filter((part) => part !== undefined),
  );
const refused = 'not_allowed';

describe('a document of another shape', () => {
  const form = (more: object, field: object = {}) => ({
    kind: 'form',
    code: 'f',
    title: 'F',
    sections: [{ code: 's', fields: [{ code: 'a', type: 'text', label: 'A', ...field }] }],
    ...more,
  });
  const inField = '/sections/0/fields/0';
  it.each<[string, unknown, unknown[]]>([
    ['nothing', form({ sections: null }), [['/sections', 'wrong_type', 'This is null.', 'a list']]],
    ['a number', form({ sections: 5 }), [['/sections', 'wrong_type', 'This is a number.', 'a list']]],
    ['a list', form({ code: [] }), [['/code', 'wrong_type', 'This is a list.', 'a text']]],
    ['no title', form({ title: undefined }), [['', 'missing', '"title" is missing.']]],
    [
      'a key that is nearly known',
      form({ titel: 'x' }),
      [['/titel', 'unknown_key', '"titel" is not a known property. Did you mean "title"?']],
    ],
    ['a key like no other', form({ x: 1 }), [['/x', 'unknown_key', '"x" is not a known property.']]],
    [
      'a choice that is nearly one',
      form({}, { when_hidden: 'kep' }),
      [
        [
          `${inField}/when_hidden`,
          refused,
          '"kep" is not allowed. Did you mean "keep"?',
          '"clear", "keep", "omit"',
        ],
      ],
    ],
    [
      'a type that is nearly one',
      form({}, { type: 'texxt' }),
      [
        [
          `${inField}/type`,
          'unknown_type',
          '"texxt" is not a known type. Did you mean "text"?',
          fieldTypeNames()
            .map((type) => `"${type}"`)
            .join(', '),
        ],
      ],
    ],
    [
      'a block that is nearly one',
      { kind: 'page', code: 'p', title: 'P', blocks: [{ block: 'hro' }] },
      [
        [
          '/blocks/0/block',
          'unknown_type',
          '"hro" is not a known block. Did you mean "hero"?',
          Object.keys(blockSchemas)
            .map((block) => `"${block}"`)
            .join(', '),
        ],
      ],
    ],
    [
      'a text without a language',
      form({}, { label: { fr: 'A' } }),
      [[`${inField}/label`, 'missing_translation', 'The English text is missing.', '"en": "…"']],
    ],
    [
      'a name that is none',
      form({}, { code: 'é' }),
      [
        [
          `${inField}/code`,
          'pattern',
          '"é" is not in the required format.',
          'letters, digits, "_", 1 to 64 of them, a letter first',
        ],
      ],
    ],
    ['too few', form({ sections: [] }), [['/sections', 'minItems', 'This list must have at least 1 entry.']]],
  ])('%s', (_, document, expected) => {
    expect(told(document)).toEqual(expected);
  });

  it('tells a circle of conditions once, and not the way that leads into it', () => {
    const reading = (code: string, ...names: string[]) => ({
      code,
      type: 'text',
      label: code,
      ...(names.length > 0 && { show_if: { and: names.map((name) => ({ var: name })) } }),
    });
    const fields = [reading('d', 'c'), reading('c', 'b'), reading('b', 'c', 'a'), reading('a')];
    expect(told(form({ sections: [{ code: 's', fields }] }))).toEqual([
      ['/sections/0/fields/1', 'circular', 'Conditions depend on each other in a circle: c → b → c.'],
    ]);
    // The same from a field ahead of the circle, in the order of the page.
    const ahead = [reading('a'), reading('b', 'a', 'c'), reading('c', 'b')];
    expect(told(form({ sections: [{ code: 's', fields: ahead }] }))).toEqual([
      ['/sections/0/fields/1', 'circular', 'Conditions depend on each other in a circle: b → c → b.'],
    ]);
  });

  it('says of sections and of places what is twice', () => {
    const section = (code: string, field: string) => ({
      code,
      fields: [{ code: field, type: 'text', label: field }],
    });
    expect(told(form({ sections: [section('s', 'a'), section('t', 'b'), section('s', 'a')] }))).toEqual([
      [
        '/sections/2/fields/0/code',
        'duplicate_code',
        'The code "a" is already used at /sections/0/fields/0/code.',
      ],
      ['/sections/2/code', 'duplicate_code', 'The code "s" is used by an earlier section.'],
    ]);
  });
});
