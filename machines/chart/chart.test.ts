import { describe, expect, it } from 'vitest';
import { type AnyStateNode, createMachine } from 'xstate';
import { chartOf, eventWords } from './chart.ts';
import { definitionOf } from './definition.ts';
import { everyMachine } from './every-machine.ts';
import { mermaidOf } from './mermaid.ts';
import { scxmlOf } from './scxml.ts';
import { wayOn } from './transitions.ts';

const idsIn = (node: AnyStateNode): string[] =>
  Object.values(node.states).flatMap((child) => [child.id, ...idsIn(child)]);

describe.each(everyMachine)('the chart of $name', ({ machine }) => {
  const chart = chartOf(machine);

  it('has every state once, in its place', () => {
    const ids = idsIn(machine.root);
    expect(chart.nodes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const { parent } of chart.nodes) if (parent !== undefined) expect(ids).toContain(parent);
  });

  it('leads from states to states, and says when', () => {
    const ids = new Set([machine.root.id, ...chart.nodes.map(({ id }) => id)]);
    for (const { from, to } of chart.edges) expect([ids.has(from), ids.has(to)]).toEqual([true, true]);
    expect(new Set(chart.edges.map(({ id }) => id)).size).toBe(chart.edges.length);
  });

  it('is the same once its definition was written as JSON and loaded by XState', () => {
    expect(chartOf(createMachine(JSON.parse(definitionOf(machine))))).toEqual(chart);
  });

  it('has every state and transition in SCXML', () => {
    const scxml = scxmlOf(machine);
    for (const { from, to } of chart.edges) {
      const [, state = ''] = scxml.split(` id="${from}"`);
      expect(state).toMatch(new RegExp(`<transition [^>]*target="${to}"`));
    }
    for (const { id } of chart.nodes) expect(scxml).toContain(` id="${id}"`);
  });

  it('has every transition in Mermaid', () => {
    expect(mermaidOf(chart).match(/-->\|/g) ?? []).toHaveLength(chart.edges.length);
  });
});

it('leaves out what goes back or jumps, and nothing else', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { NEXT: 'b' } },
      b: {
        initial: 'b1',
        on: { JUMP: '.b2', BACK: 'a', NEXT: 'c' },
        states: { b1: { on: { NEXT: 'b2' } }, b2: { on: { UP: 'b1' } } },
      },
      c: { type: 'final' },
    },
  });
  expect(wayOn(chartOf(machine)).edges.map(({ from, event }) => `${from} ${event}`)).toEqual([
    'm.a NEXT',
    'm.b NEXT',
    'm.b.b1 NEXT',
  ]);
});

it.each([
  ['xstate.done.actor.0.flow.review', 'done'],
  ['xstate.error.actor.ask', 'failed'],
  ['xstate.after.patience.flow', 'after patience'],
  ['NEXT', 'NEXT'],
])('says %s as %s', (type, words) => {
  expect(eventWords(type)).toBe(words);
});
