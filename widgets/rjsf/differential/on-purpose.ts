import type { DifferentialCase } from './case.ts';

/** Where we differ from stock rjsf, and why. */
export const onPurpose: readonly DifferentialCase[] = [
  {
    about: 'a pattern that looks ahead is not checked',
    schema: {
      type: 'object',
      properties: { a: { type: 'string', title: 'A', pattern: '^(?=.*\\d).{2,}$' } },
    },
    edits: [{ write: 'A', text: 'x' }],
    differs: {
      why: 'A pattern runs in linear time or not at all (design §3): what RE2 cannot express is named as unchecked.',
      refused: [],
    },
  },
];
