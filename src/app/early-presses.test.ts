// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keepEarlyPresses } from './early-presses.ts';

function page(): { button: HTMLButtonElement; form: HTMLFormElement; link: HTMLAnchorElement } {
  const button = document.createElement('button');
  button.append(document.createElement('span'));
  const form = document.createElement('form');
  form.append(button);
  const link = document.createElement('a');
  document.body.replaceChildren(form, link);
  return { button, form, link };
}

test('a button that was pressed too early is pressed once when it is time, and its form goes nowhere', () => {
  const { button, form } = page();
  const pressNow = keepEarlyPresses();
  const submitted = vi.fn((event: SubmitEvent) => event.defaultPrevented);
  form.addEventListener('submit', submitted);
  button.querySelector('span')?.click();
  button.click();
  expect(submitted.mock.results.map(({ value }) => value)).toEqual([true, true]);

  const pressed = vi.fn((event: Event) => event.preventDefault());
  button.addEventListener('click', pressed);
  pressNow();
  expect(pressed).toHaveBeenCalledTimes(1);
  button.click();
  pressNow();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a language that is chosen is remembered, for the address alone may not say it', () => {
  const { link } = page();
  const pressNow = keepEarlyPresses();
  link.hreflang = 'fr';
  link.click();
  expect(document.cookie).toBe('i18n_redirected=fr');
  pressNow();
});

test('neither links nor buttons that have gone are pressed', () => {
  const { button, link } = page();
  const pressNow = keepEarlyPresses();
  link.click();
  button.click();
  button.remove();
  const pressed = vi.fn();
  for (const element of [link, button]) element.addEventListener('click', pressed);
  pressNow();
  expect(pressed).not.toHaveBeenCalled();
});
