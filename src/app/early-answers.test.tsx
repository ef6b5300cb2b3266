// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { earlyAnswers } from './early-answers.ts';

/** What React holds of a small form, as text of its own. */
function Form() {
  const [said, say] = useState({ name: 'Ada', note: '', come: false, way: '', day: 'friday' });
  const set = (part: Partial<typeof said>) => say((before) => ({ ...before, ...part }));
  return (
    <>
      <input id="name" value={said.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea id="note" value={said.note} onChange={({ target }) => set({ note: target.value })} />
      <input
        id="come"
        type="checkbox"
        checked={said.come}
        onChange={({ target }) => set({ come: target.checked })}
      />
      {['room', 'online'].map((way) => (
        <input
          key={way}
          id={way}
          type="radio"
          name="way"
          checked={said.way === way}
          onChange={() => set({ way })}
        />
      ))}
      <select id="day" value={said.day} onChange={({ target }) => set({ day: target.value })}>
        <option>thursday</option>
        <option>friday</option>
        <option>saturday</option>
      </select>
      <output>{JSON.stringify(said)}</output>
    </>
  );
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

function drawnPage() {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const at = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
  return {
    at,
    said: () => JSON.parse(document.querySelector('output')?.textContent ?? ''),
    takeOver: () =>
      act(() => {
        root = hydrateRoot(at('root'), <Form />);
      }),
  };
}

test('what was filled in before the scripts came is known to the page once they have', () => {
  const { at, said, takeOver } = drawnPage();
  at<HTMLInputElement>('name').value = 'Grace';
  at<HTMLTextAreaElement>('note').value = 'By train';
  at('come').click();
  at('online').click();
  at<HTMLSelectElement>('day').selectedIndex = 2;
  const tell = earlyAnswers();
  takeOver();
  act(tell);
  expect(said()).toEqual({ name: 'Grace', note: 'By train', come: true, way: 'online', day: 'saturday' });
  expect(at<HTMLInputElement>('online').checked).toBe(true);
  expect(at<HTMLInputElement>('name').value).toBe('Grace');
});

test('a page in which nothing was filled stays as it came', () => {
  const { said, takeOver } = drawnPage();
  const before = said();
  const tell = earlyAnswers();
  takeOver();
  act(tell);
  expect(said()).toEqual(before);
});
