import { expect } from 'vitest';
import { findPress } from '../../scripts/record/find-press.ts';
import { test } from './support/browser.ts';

const markup = `<header><button>Menu</button></header>
  <main><button>Save</button><button data-sends="NEXT">Continue to review</button><button>Leave</button></main>`;

test('a press is found again by its event, else its words, else its place', async ({ browser }) => {
  const page = await browser.newPage();
  await page.setContent(markup);
  const press = { do: 'press', role: 'button' } as const;
  const found = async (step: { name: string; sends?: string; place?: { landmark: 'main'; at: number } }) => {
    const words = page.getByRole('button', { name: step.name, exact: true });
    const { target, by } = await findPress(page, { ...press, ...step }, words);
    return [by, await target.textContent()];
  };
  expect(await found({ name: 'On we go', sends: 'NEXT' })).toEqual(['event', 'Continue to review']);
  expect(await found({ name: 'Leave', place: { landmark: 'main', at: 0 } })).toEqual(['words', 'Leave']);
  expect(await found({ name: 'Go away', sends: 'ABORT', place: { landmark: 'main', at: 2 } })).toEqual([
    'place',
    'Leave',
  ]);
  await page.close();
});
