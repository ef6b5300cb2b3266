import { describe, expect, it } from 'vitest';
import { chartOf } from '#machines/chart/chart.ts';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { coverageOf } from './coverage.ts';
import type { InspectedActor, LogEntry } from './inspection-log.ts';
import { createLightIndex } from './light-index.ts';
import { whyOf } from './why.ts';

const flow = everyMachine.find(({ name }) => name === 'Flow');
if (!flow) throw new Error('no flow');
const chart = chartOf(flow.machine);
const steps = [{ code: 'workshops', label: { en: 'Workshops', fr: 'Ateliers' } }];

function entry(taken: readonly string[], closed: readonly string[] = []): LogEntry {
  const snapshot = { status: 'active', value: {}, context: { steps }, closed };
  return { index: 0, at: 1, sessionId: 'a', event: 'GO_TO', snapshot, taken };
}

describe('why a machine is where it is', () => {
  it('is told by the guard of the way that was taken, in the flow’s own words of both languages', () => {
    const edge = chart.edges.find(({ guard }) => guard === 'isInFlow workshops');
    if (!edge) throw new Error('no way to the workshops');
    const at = entry([edge.id]);
    const lights = createLightIndex(chart).at([at], 0);
    const [en, fr] = (['en', 'fr'] as const).map((locale) => whyOf(chart, lights, at, locale).taken[0]?.when);
    expect(en).toContain('the step “Workshops” is part of this registration');
    expect(fr).toContain('l’étape «\u00a0Ateliers\u00a0» fait partie');
  });

  it('is told by the ways before it too, whose guards let nobody through', () => {
    const payment = chartOf(everyMachine.find(({ name }) => name === 'Payment')?.machine ?? flow.machine);
    const refused = payment.edges.filter(({ event, guard }) => event === 'failed' && guard === '');
    const told = refused.map((edge) => {
      const at = entry([edge.id]);
      const [taken] = whyOf(payment, createLightIndex(payment).at([at], 0), at, 'en').taken;
      return taken?.instead.map(({ when }) => when) ?? [];
    });
    expect(told).toContainEqual(expect.arrayContaining(['there was no response', 'the server failed']));
  });

  it('counts the ways that anybody has taken, each once', () => {
    const [first, second] = chart.edges;
    const actors: InspectedActor[] = [{ sessionId: 'a', tab: 't', name: 'registration', chart }];
    const entries = [
      entry([first?.id ?? '']),
      entry([first?.id ?? '', second?.id ?? '', 'of another version']),
    ];
    const coverage = coverageOf(chart, { tabs: [], actors, entries });
    expect([coverage.count, coverage.all]).toEqual([2, chart.edges.length]);
    const other = { ...entry([first?.id ?? '']), sessionId: 'b' };
    expect(coverageOf(chart, { tabs: [], actors, entries: [other] }).count).toBe(0);
  });
});
