// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withstandTranslators } from './withstand-translators.ts';

const { appendChild, insertBefore, removeChild } = Node.prototype;
const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

beforeEach(() => {
  document.documentElement.className = 'translated-ltr';
  withstandTranslators();
});
afterEach(() => {
  Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  if (value) Object.defineProperty(Node.prototype, 'nodeValue', value);
  document.documentElement.className = '';
});

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found.filter((text) => text.parentNode?.nodeName !== 'FONT');
}

function fontFor(text: Text, child: Node): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(child);
  outer.append(inner);
  return text.parentNode?.insertBefore(outer, text) as HTMLElement;
}

/** The ways in which translators put a text of theirs into a page. */
const translators = {
  'wraps the text': (text: Text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
  'replaces the text': (text: Text) => {
    const font = document.createElement('font');
    font.textContent = `(${text.data})`;
    text.replaceWith(font);
  },
  'puts its own text before it and takes it away': (text: Text) => {
    fontFor(text, document.createTextNode(`(${text.data})`));
    text.remove();
  },
};

function Line({ busy, count, named }: { busy: boolean; count: number; named: boolean }) {
  return (
    <p>
      {busy && <i>…</i>}
      {count} left
      {named && ' for Danielle'}
      {!busy && <b>!</b>}
    </p>
  );
}

describe.each(Object.entries(translators))('a translator that %s', (_, translate) => {
  test('breaks nothing that changes beside a text, and what changes is shown', async () => {
    const { container, rerender } = render(<Line busy={false} count={3} named />);
    const shown = () => container.textContent?.replace(/[()]/g, '');
    const translateAll = () =>
      act(async () => {
        for (const text of textsIn(container)) translate(text);
      });
    await translateAll();
    expect(shown()).toBe('3 left for Danielle!');
    rerender(<Line busy count={2} named={false} />);
    expect(shown()).toBe('…2 left');
    await translateAll();
    rerender(<Line busy={false} count={1} named />);
    expect(shown()).toBe('1 left for Danielle!');
  });
});

test('what is no text is refused as ever', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow();
});
