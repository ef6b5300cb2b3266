import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What React calls otherwise than HTML does. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
};
/** What React takes in another shape only; it is on the element already. */
const LEFT = new Set(['style', 'nonce']);

/** The elements that are there, as React would have drawn them. */
function elementOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const attributes = [...node.attributes]
    .filter(({ name }) => !LEFT.has(name))
    .map(({ name, value }) => [NAMES[name] ?? name, value]);
  const children = [...node.childNodes].map(elementOf);
  return createElement(
    node.localName,
    { ...Object.fromEntries(attributes), key, suppressHydrationWarning: true },
    ...children,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('There is no root');
// The least that a page of React can do with markup that has come: take it over, and nothing else.
hydrateRoot(root, [...root.childNodes].map(elementOf));
