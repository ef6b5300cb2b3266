import type { BrowserContext, Page } from 'playwright-core';

/** Everything a page should not do: write errors, throw, be answered with an error, lose a request. */
export interface Complaints {
  /** Says which complaints a test brings about itself, such as /^409 POST .*saveSubmitRegistration/. */
  expect(...patterns: RegExp[]): void;
  /** What was complained of and not expected. */
  unexpected(): string[];
}

// Chromium repeats in its console what the answers tell by themselves.
const REPEATED = /^Failed to load resource: /;

// Every page listens for changes; one that is left while its socket is still being opened is no fault.
const LEFT = /^WebSocket connection to .* failed: WebSocket is closed before the connection is established/;

/** Listens to every page of a context from now on. */
export function listenForComplaints(context: BrowserContext): Complaints {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

  context.on('console', (message) => {
    const type = message.type();
    const text = message.text();
    if (!['error', 'warning', 'assert'].includes(type) || REPEATED.test(text) || LEFT.test(text)) return;
    heard.push(`console ${type}: ${text}`);
  });
  context.on('weberror', (error) => heard.push(`thrown: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    if (response.status() < 400) return;
    heard.push(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left, or a call that is called off, is no fault.
    if (reason === 'net::ERR_ABORTED') return;
    heard.push(`lost ${request.method()} ${pathOf(request.url())} ${reason}`);
  });
  context.on('page', (page: Page) => page.on('crash', () => heard.push('crashed')));

  return {
    expect: (...patterns) => void expected.push(...patterns),
    unexpected: () => heard.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  };
}
