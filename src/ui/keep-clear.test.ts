// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepClear } from './keep-clear.ts';

/** An element that is laid out as told. */
function laidOut<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, box: () => DOMRect) {
  const element = document.createElement(tag);
  element.getBoundingClientRect = box;
  return element;
}

const stage = { width: 390, height: 844 };
let floating: HTMLElement;
let stop: () => void;

beforeEach(() => {
  Object.assign(window, { innerWidth: stage.width, innerHeight: stage.height });
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: stage.width });
  document.elementsFromPoint = (x, y) =>
    [...document.querySelectorAll('button')].filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    });
  floating = laidOut('div', () => {
    const top = Number.parseFloat(floating.style.top) || stage.height - 96;
    return new DOMRect(16, top, 358, 80);
  });
  document.body.append(floating);
  stop = keepClear(floating);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const top = () => Number.parseFloat(floating.style.top);

it('stands at the bottom where nothing is', () => {
  expect(top()).toBe(stage.height - 96);
});

it('leaves its place to what can be pressed in a panel that opens', async () => {
  const panel = document.createElement('div');
  panel.setAttribute('role', 'dialog');
  const close = laidOut('button', () => new DOMRect(330, stage.height - 90, 44, 44));
  panel.append(close);
  document.body.append(panel);
  await vi.waitFor(() => expect(top() + 80).toBeLessThanOrEqual(stage.height - 90));
});
