import { expect, test } from 'vitest';
import type { EventDocument } from '../event/schema.ts';
import { faintTides } from './diagnose-tide.ts';
import type { PageDocument } from './schema.ts';

const theme = (fourth: string, theme_type = 'waves') =>
  ({ theme_type, theme_system: { ink: 'oklch(.25 .05 248)', fourth } }) as EventDocument['theme'];
const programme = { block: 'programme', title: 'The day', items: [] };
const page = {
  blocks: [programme, { ...programme, tide: 'rising' }],
} as unknown as PageDocument;

test('a tide that cannot be read is refused where it stands', () => {
  expect(faintTides(page, theme('oklch(.5 .08 190)'))).toMatchObject([
    { pointer: '/blocks/1/tide', severity: 'error', code: 'contrast' },
  ]);
});

test.each([
  ['of a colour that is light enough', theme('oklch(.8 .08 190)')],
  ['of another look, which draws none', theme('oklch(.5 .08 190)', 'tiles')],
  ['of what is no colour, which the theme itself is refused for', theme('sea')],
])('a tide %s stands', (_, of) => {
  expect(faintTides(page, of)).toEqual([]);
});
