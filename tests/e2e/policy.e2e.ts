import type { Page, Worker as PageWorker } from 'playwright-core';
import { expect } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import { control } from './support/answer.ts';
import { online } from './support/answers.ts';
import { begin, submit, walk } from './support/attendee.ts';
import { test } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { formDocument, labelOf } from './support/documents.ts';
import { mustPublish, withField } from './support/organizer.ts';
import { messageAt } from './support/step-page.ts';
import { messages } from './support/words.ts';

declare global {
  interface Window {
    hostile?: boolean;
    violations?: string[];
  }
}

/** Notes every violation that the page reports to itself, from its first script on. */
async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations?.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

test('the page runs no text as code', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.complaints.expect(/Content Security Policy|Trusted|TrustedScript/);
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  // Later, on its own: what the test itself evaluates is let past the policy.
  const ran = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        setTimeout(() => {
          const outcome: string[] = [];
          const attempt = (name: string, run: () => unknown) => {
            try {
              run();
              outcome.push(`${name} ran`);
            } catch {
              outcome.push(`${name} refused`);
            }
          };
          // biome-ignore lint/security/noGlobalEval: that it does not run is what is tested
          attempt('eval', () => globalThis.eval('1 + 1'));
          attempt('Function', () => new Function('return 1')());
          attempt('innerHTML', () => {
            document.createElement('div').innerHTML = '<b>text</b>';
          });
          attempt('worker', () => new Worker('/assets/any.js'));
          const script = document.createElement('script');
          script.append('window.hostile = true');
          document.head.append(script);
          outcome.push(window.hostile === undefined ? 'inline refused' : 'inline ran');
          resolve(outcome);
        }),
      ),
  );
  expect(ran).toEqual([
    'eval refused',
    'Function refused',
    'innerHTML refused',
    'worker refused',
    'inline refused',
  ]);
});

test('the validation worker may compile and reaches nothing', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.complaints.expect(/Content Security Policy/, /csp/);
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  const email = control(page, labelOf('personal', 'email', 'en'));
  await email.fill('danielle@');
  await email.blur();
  await expect.poll(() => messageAt(page, labelOf('personal', 'email', 'en'))).toBe(messages.en.email);

  // The browser tells of a worker in its own time, which may be after the worker's first answer.
  await expect.poll(() => page.workers().length).toBe(1);
  const worker = page.workers()[0] as PageWorker;
  const did = await worker.evaluate(
    () =>
      new Promise<unknown>((resolve) =>
        setTimeout(async () => {
          const compiled = new Function('return 2')();
          const fetched = await fetch('/api/getRegistrationOption').then(
            () => 'fetched',
            () => 'refused',
          );
          resolve({ compiled, fetched, document: typeof document });
        }),
      ),
  );
  expect(did).toEqual({ compiled: 2, fetched: 'refused', document: 'undefined' });
});

test('a whole registration breaks no rule of the policy', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await noteViolations(page);
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  await begin(visitor, { track: 'online' });
  await walk(page, online, 'en');
  await submit(page, 'en');
  expect(await page.evaluate(() => window.violations)).toEqual([]);
});

test('a hostile label is text', async ({ visit, onTestFinished }) => {
  const personal = formDocument('personal');
  onTestFinished(() => mustPublish(personal));
  const visitor = await visit();
  const { page } = visitor;
  await noteViolations(page);
  const label = '<img src=x onerror="window.hostile=true">';
  const hostile: Field = { type: 'text', code: 'hostile', label, help: label, required: 'N' };
  await mustPublish(withField(personal, 'last_name', hostile));
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  await control(page, label).waitFor();
  expect(await page.getByText(label).count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.evaluate(() => [window.hostile, window.violations])).toEqual([undefined, []]);
});
