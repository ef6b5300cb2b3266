// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusHeading, focusHeadingAfter } from './focus-heading.ts';

let main: HTMLElement;
let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = '<button id="menu">Menu</button><main tabindex="-1"></main>';
  main = document.querySelector('main') ?? document.body;
});
afterEach(() => stop());

const page = (title: string) => `<header><h1>${title}</h1></header><input>`;
const told = () => document.activeElement?.textContent;
const drawn = () => new Promise((done) => requestAnimationFrame(done));

test('a heading that comes late is focused when it comes', async () => {
  stop = focusHeading(main);
  main.innerHTML = page('Keynotes');
  await waitFor(() => expect(told()).toBe('Keynotes'));
});

test("the heading of a page's outline hands its focus to the page's own", async () => {
  main.innerHTML = page('Outline');
  stop = focusHeading(main);
  expect(told()).toBe('Outline');
  main.innerHTML = page('Keynotes');
  await waitFor(() => expect(told()).toBe('Keynotes'));
});

test.each([
  ['to a field of the page', 'input'],
  ['to the menu', '#menu'],
])('whoever moved on %s stays there', async (_, place) => {
  main.innerHTML = page('Outline');
  stop = focusHeading(main);
  const there = document.querySelector<HTMLElement>(place);
  there?.focus();
  main
    .querySelector('header')
    ?.replaceWith(...new DOMParser().parseFromString(page('Keynotes'), 'text/html').body.children);
  await drawn();
  expect(document.activeElement).toBe(there);
});

test('a button that goes with its page leaves the focus to the heading of what follows', async () => {
  main.innerHTML = `${page('Open in another tab')}<button>Continue here</button>`;
  const button = main.querySelector('button');
  button?.focus();
  if (button) focusHeadingAfter(button);
  expect(told()).toBe('Open in another tab');
  main.innerHTML = page('Loading');
  await waitFor(() => expect(told()).toBe('Loading'));
  main.innerHTML = page('Personal Information');
  await waitFor(() => expect(told()).toBe('Personal Information'));
});
