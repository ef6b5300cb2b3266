import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#machines/chart/chart.ts';
import type { InspectedActor, LogEntry } from '../live/inspection-log.ts';
import { noLights } from '../live/lights.ts';
import { createChildLights } from '../live/lights-of-children.ts';
import { foldedAtFirst } from './folded-chart.ts';
import { withChildren } from './with-children.ts';

const flow = chartOf(
  createMachine({
    id: 'flow',
    initial: 'steps',
    states: {
      steps: {
        initial: 'personal',
        states: { personal: {}, review: { invoke: { src: 'submission', id: 'submission' } } },
      },
      done: {},
    },
  }),
);
const payment = chartOf(
  createMachine({
    id: 'payment',
    initial: 'card',
    states: { card: { on: { PAY: 'asking' } }, asking: { on: { DECLINED: 'card' } } },
  }),
);
const actor = (sessionId: string, name: string, parentId?: string, chart = payment): InspectedActor => ({
  sessionId,
  tab: 't',
  name,
  chart,
  ...(parentId !== undefined && { parentId }),
});
const root = actor('t x:0', 'flow', undefined, flow);
const place = (chart: typeof flow, key: string) => chart.nodes.find((node) => node.key === key)?.parent;

describe('children in their places', () => {
  it('stand in the state that runs them, by its name or by the one that XState makes; else beside all', () => {
    const { chart, children } = withChildren(flow, root, [
      root,
      actor('t x:1', 'submission', 't x:0'),
      actor('t x:2', '0.flow.steps.personal', 't x:0'),
      actor('t x:3', 'member-7', 't x:0'),
      actor('t x:4', 'of another', 't y:0'),
      actor('t x:5', 'asks', 't x:0', { ...payment, id: 'call' }),
    ]);
    expect([...children.keys()]).toEqual(['t x:1/', 't x:2/', 't x:3/']);
    expect(place(chart, 'payment submission')).toBe('flow.steps.review');
    expect(place(chart, 'payment 0.flow.steps.personal')).toBe('flow.steps.personal');
    expect(place(chart, 'payment member-7')).toBeUndefined();
    expect(chart.nodes.filter(({ parent }) => parent === 't x:1/').map(({ id }) => id)).toEqual([
      't x:1/payment.card',
      't x:1/payment.asking',
    ]);
    expect(chart.edges.filter(({ from }) => from.startsWith('t x:1/'))).toMatchObject([
      { from: 't x:1/payment.card', to: 't x:1/payment.asking', event: 'PAY' },
      { from: 't x:1/payment.asking', to: 't x:1/payment.card', event: 'DECLINED' },
    ]);
    expect(new Set(chart.nodes.map(({ id }) => id)).size).toBe(chart.nodes.length);
    // What runs is seen at first, however deep it lies.
    expect([...foldedAtFirst(chart)]).toEqual([]);
  });

  it('are those of the last session of a name, twelve at the most; without any the chart is itself', () => {
    const again = [actor('t x:1', 'submission', 't x:0'), actor('t x:2', 'submission', 't x:0')];
    expect([...withChildren(flow, root, again).children.keys()]).toEqual(['t x:2/']);
    const many = Array.from({ length: 40 }, (_, at) => actor(`t m:${at}`, `member-${at}`, 't x:0'));
    expect(withChildren(flow, root, many).children.size).toBe(12);
    expect(withChildren(flow, root, [root]).chart).toBe(flow);
  });

  it('are lit as they stood at a moment', () => {
    const child = actor('t x:1', 'submission', 't x:0');
    const { children } = withChildren(flow, root, [root, child]);
    const entry = (index: number, value: string, taken: string[] = []) =>
      ({
        index,
        at: index,
        sessionId: 't x:1',
        event: 'E',
        taken,
        snapshot: { value, closed: [] },
      }) as unknown as LogEntry;
    const [pay = ''] = payment.edges.map(({ id }) => id);
    const entries = [entry(3, 'card'), entry(5, 'asking', [pay])];
    const lights = createChildLights(children);
    const now = (moment: number) => [
      ...lights.at({ ...noLights, now: new Set(['flow.steps']) }, entries, moment).now,
    ];
    expect(now(2)).toEqual(['flow.steps']);
    expect(now(4)).toEqual(['flow.steps', 't x:1/', 't x:1/payment.card']);
    expect(now(Number.POSITIVE_INFINITY)).toEqual(['flow.steps', 't x:1/', 't x:1/payment.asking']);
    expect([...lights.at(noLights, entries, 9).last]).toEqual([`t x:1/${pay}`]);
  });
});
