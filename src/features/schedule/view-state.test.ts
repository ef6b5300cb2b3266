import { expect, test } from 'vitest';
import { isNarrow, readView, widened, writeView } from './view-state.ts';

const nothing = readView(new URLSearchParams());

test.each([
  'day=saturday&track=online&mode=O&q=clay%20fire&free=Y&mine=Y&view=list&map=Y&zone=Asia/Tokyo&session=clay-1&f.subject=arts&f.level=k3',
  'day=friday',
  '',
])('%s is read and written the same', (address) => {
  const search = new URLSearchParams(address);
  const written = writeView(new URLSearchParams(), readView(search));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(search));
});

test('what it cannot be is left out, and what is not ours stays', () => {
  const search = new URLSearchParams(
    'mode=X&mine=maybe&view=cube&map=open&zone=Moon/Tycho&f.subject=&utm=mail',
  );
  expect(readView(search)).toEqual(nothing);
  expect(writeView(search, nothing).toString()).toBe('utm=mail');
});

test.each([
  ['day=friday&view=list&map=Y&zone=Asia/Tokyo&session=x', false],
  ['q=%20', false],
  ['q=a', true],
  ['track=online', true],
  ['mode=I', true],
  ['free=Y', true],
  ['mine=Y', true],
  ['f.subject=arts', true],
])('%s leaves something out: %s', (address, narrow) => {
  const view = readView(new URLSearchParams(address));
  expect(isNarrow(view)).toBe(narrow);
  expect(isNarrow(widened(view))).toBe(false);
});
