// Writes a Playwright test from a recording or a visitor's trace.
import path from 'node:path';
import type { Recording } from '#engine/recording/recording.ts';

/** The text of a program that replays a recording in a browser and fails where the visitor's page failed. */
export function testOf({ own }: Recording, file: string, target: string): string {
  const root = path.resolve(import.meta.dirname, '../..');
  const relative = (to: string) => {
    const from = path.relative(path.dirname(path.resolve(target)), path.join(root, to));
    return from.startsWith('.') ? from : `./${from}`;
  };
  return `// Made by npm run replay -- --to-test from ${path.basename(file)}. Run it with: npx tsx ${path.basename(target)}
import assert from 'node:assert/strict';
import { replayInBrowser } from '${relative('scripts/record/replay-in-browser.ts')}';

const { page, ${own.fault ? '' : 'report, '}end } = await replayInBrowser(new URL('${path.basename(file)}', import.meta.url));
try {
  // What the visitor saw: a page that says that something went wrong.
  const faults = await page.locator('main:has(.status-head), .empty[role=alert]').allInnerTexts();
  assert.deepEqual(faults, [], \`the page shows a fault: \${faults.join(' ')}\`);
${own.fault ? '' : "  assert.deepEqual(report().mismatches, [], 'every call was recorded');\n"}} finally {
  await end();
}
`;
}
