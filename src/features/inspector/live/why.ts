import type { Locale } from '#engine/form/languages/text.ts';
import { resolveText, type Text } from '#engine/form/languages/text.ts';
import type { Chart, ChartEdge } from '#machines/chart/chart.ts';
import { guardDescriptions } from '#machines/chart/guard-descriptions.ts';
import type { LogEntry } from './inspection-log.ts';
import type { Lights } from './lights.ts';

/** A transition out of the active states, with its condition. */
export interface Way {
  readonly id: string;
  readonly event: string;
  readonly to: string;
  /** The guard's name in the chart; '' without one. */
  readonly guard: string;
  /** The condition in words; '' without one. */
  readonly when: string;
}

/** Why a machine is in its state, and what would change it. */
export interface Why {
  /** The ways that a guard keeps closed now. */
  readonly closed: readonly Way[];
  /** The latest transitions, each with those tried before it whose guard was false. */
  readonly taken: readonly (Way & { readonly instead: readonly Way[] })[];
}

/** Explains a moment; guards are described in a language, with the flow's labels of steps. */
export function whyOf(chart: Chart, lights: Lights, entry: LogEntry | undefined, locale: Locale): Why {
  const nameOf = stepNames(entry?.snapshot.context, locale);
  const keys = new Map(chart.nodes.map(({ id, key }) => [id, key]));
  const way = ({ id, event, to, guard }: ChartEdge): Way => ({
    id,
    event,
    to: keys.get(to) ?? to,
    guard,
    when: guard === '' ? '' : (guardDescriptions(guard, locale, nameOf) ?? guard),
  });
  return {
    closed: chart.edges.filter(({ id }) => lights.closed.has(id)).map(way),
    taken: chart.edges
      .filter(({ id }) => lights.last.has(id))
      .map((edge) => ({ ...way(edge), instead: before(chart, edge).map(way) })),
  };
}

/** The transitions tried before one: XState takes the first whose guard is true. */
function before({ edges }: Chart, edge: ChartEdge): ChartEdge[] {
  const beside = edges.filter(({ from, event }) => from === edge.from && event === edge.event);
  return beside.slice(0, beside.indexOf(edge)).filter(({ guard }) => guard !== '');
}

/** Names a step by its label, where the machine's context has the flow's steps. */
function stepNames(context: unknown, locale: Locale): (code: string) => string {
  const steps = typeof context === 'object' && context !== null && 'steps' in context ? context.steps : [];
  const labels = new Map<unknown, Text>();
  for (const step of Array.isArray(steps) ? steps : [])
    if (typeof step === 'object' && step !== null && step.label) labels.set(step.code, step.label);
  return (code) => {
    const label = labels.get(code);
    return label === undefined ? code : resolveText(label, locale);
  };
}
