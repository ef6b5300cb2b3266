import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#machines/chart/chart.ts';
import { noLights } from '../live/lights.ts';
import { foldable, foldedAtFirst, foldedChart, foldedLights } from './folded-chart.ts';

const call = (next: string) => ({
  initial: 'calling',
  states: { calling: { on: { SLOW: 'slow' } }, slow: {} },
  on: { DONE: next, FAIL: next },
});
const chart = chartOf(
  createMachine({
    id: 'm',
    initial: 'steps',
    states: {
      steps: {
        initial: 'one',
        states: {
          one: {
            initial: 'editing',
            states: { editing: { on: { NEXT: 'saving' } }, saving: call('#m.end') },
          },
          two: { on: { BACK: 'one' } },
        },
        on: { LEAVE: 'end' },
      },
      end: {},
    },
  }),
);
const ids = (folded: readonly string[]) => foldedChart(chart, new Set(folded));

describe('a folded chart', () => {
  it('is the chart itself where nothing is folded', () => {
    const { chart: drawn, held, drawnAs } = ids([]);
    expect(drawn).toEqual(chart);
    expect(held.size).toBe(0);
    expect([...drawnAs]).toEqual(chart.edges.map(({ id }) => [id, id]));
  });

  it('has a state in the place of all that is in it, and its ways in and out', () => {
    const { chart: drawn, held } = ids(['m.steps']);
    expect(drawn.nodes.map(({ id }) => id)).toEqual(['m.steps', 'm.end']);
    expect(held).toEqual(new Map([['m.steps', 6]]));
    expect(drawn.edges.map(({ from, event, to }) => [from, event, to])).toEqual([
      ['m.steps', 'LEAVE', 'm.end'],
      ['m.steps', 'DONE', 'm.end'],
      ['m.steps', 'FAIL', 'm.end'],
    ]);
  });

  it('is folded where the outer state is, whatever is said of the inner', () => {
    expect(ids(['m.steps', 'm.steps.one.saving']).chart).toEqual(ids(['m.steps']).chart);
  });

  it('folds at first what every step does alike, and can fold all that has states', () => {
    expect([...foldedAtFirst(chart)]).toEqual(['m.steps.one', 'm.steps.one.saving']);
    expect(foldable(chart).map(({ key }) => key)).toEqual(['steps', 'one', 'saving']);
  });

  it('is lit by what happens inside: taken by any of its ways, closed by all of them', () => {
    const folded = foldedChart(
      chartOf(
        createMachine({
          id: 'd',
          initial: 'in',
          states: {
            in: { initial: 'a', states: { a: { on: { GO: '#d.out' } }, b: { on: { GO: '#d.out' } } } },
            out: {},
          },
        }),
      ),
      new Set(['d.in']),
    );
    const [shown] = folded.chart.edges;
    const all = [...folded.drawnAs.keys()];
    expect([folded.chart.edges.length, all.length]).toEqual([1, 2]);
    const [first = ''] = all;
    expect([...foldedLights({ ...noLights, taken: new Set([first]) }, folded).taken]).toEqual([shown?.id]);
    expect(foldedLights({ ...noLights, closed: new Set([first]) }, folded).closed.size).toBe(0);
    expect([...foldedLights({ ...noLights, closed: new Set(all) }, folded).closed]).toEqual([shown?.id]);
    const now = new Set(['d.in', 'd.in.b']);
    expect([...foldedLights({ ...noLights, now }, folded).inside]).toEqual([['d.in', 'b']]);
  });
});
