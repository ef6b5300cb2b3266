// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
}

/** The module anew, with a browser's factory that keeps the rules it is given. */
async function withTrustedTypes() {
  vi.resetModules();
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  const policy = await import('./default-policy.ts');
  const rules = () => {
    const [name, given] = createPolicy.mock.calls[0] ?? [];
    if (name !== 'default' || !given) throw new Error('There is no default policy');
    return given;
  };
  return { ...policy, rules, createPolicy };
}

afterEach(() => vi.unstubAllGlobals());

test('there is none until something needs it, and one then', async () => {
  const { createPolicy, allowHtml, allowScriptsFrom } = await withTrustedTypes();
  expect(createPolicy).not.toHaveBeenCalled();
  allowHtml('<svg/>');
  allowScriptsFrom(['https://service.example']);
  expect(createPolicy).toHaveBeenCalledTimes(1);
});

test.each([
  ['<svg/>', '<svg/>'],
  ['<svg/> ', null],
  ['<svg onload=alert(1)>', null],
  ['', null],
])('the HTML %j comes to %j', async (html, result) => {
  const { allowHtml, rules } = await withTrustedTypes();
  allowHtml('<svg/>');
  expect(rules().createHTML(html)).toBe(result);
});

test.each([
  ['https://static.service.example/a.js', true],
  ['https://a.wide.example/a.js', true],
  ['https://a.b.wide.example/a.js', true],
  ['https://wide.example/a.js', false],
  ['https://notwide.example/a.js', false],
  ['http://static.service.example/a.js', false],
  ['https://static.service.example.evil.example/a.js', false],
  ['https://static.service.example@evil.example/a.js', false],
  ['//evil.example/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['/app.js', false],
  ['https://[', false],
])('a script at %s may come: %j', async (url, may) => {
  const { allowScriptsFrom, rules } = await withTrustedTypes();
  allowScriptsFrom(['https://static.service.example', 'https://*.wide.example']);
  expect(rules().createScriptURL(url)).toBe(may ? url : null);
});

test('a browser without Trusted Types does without', async () => {
  vi.resetModules();
  const { allowHtml } = await import('./default-policy.ts');
  expect(() => allowHtml('<svg/>')).not.toThrow();
});
