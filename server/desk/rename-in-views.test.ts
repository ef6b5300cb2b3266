import { expect, test } from 'vitest';
import { renamedInView } from './rename-in-views.ts';

const names = new Map([['role', 'job']]);

test.each([
  ['q=a&answer=personal%2Frole%3Dteacher', 'q=a&answer=personal%2Fjob%3Dteacher'],
  ['answer=personal%2Frole', 'answer=personal%2Fjob'],
  ['columns=paid%2Cpersonal%2Frole%2Ccode', 'columns=paid%2Cpersonal%2Fjob%2Ccode'],
  ['answer=other%2Frole%3Dx', 'answer=other%2Frole%3Dx'],
  ['answer=personal%2Frole2%3Drole', 'answer=personal%2Frole2%3Drole'],
])('the view %s becomes %s', (query, renamed) => {
  expect(renamedInView(query, 'personal', names)).toBe(renamed);
});
