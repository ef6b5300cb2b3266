import type { Locale } from '#engine/configuration/text.ts';
import { resolveText, type Text } from '#engine/configuration/text.ts';
import type { Chart, ChartEdge } from '#machines/chart/chart.ts';
import { guardWords } from '#machines/chart/guard-words.ts';
import type { LogEntry } from './inspection-log.ts';
import type { Lights } from './lights.ts';

/** A way out of where a machine is, and what has to be so for it to be taken. */
export interface Way {
  readonly id: string;
  readonly event: string;
  readonly to: string;
  /** As the chart has it; '' where there is none. */
  readonly guard: string;
  /** In words of the flow; '' where nothing has to be. */
  readonly when: string;
}

/** Why a machine is where it is, and what would lead on. */
export interface Why {
  /** The ways that a guard keeps closed now. */
  readonly closed: readonly Way[];
  /** The ways that were taken last, each with those before it that were not, because theirs was not so. */
  readonly taken: readonly (Way & { readonly instead: readonly Way[] })[];
}

/** Tells why, at a moment; guards are said in a language, steps as their flow names them. */
export function whyOf(chart: Chart, lights: Lights, entry: LogEntry | undefined, locale: Locale): Why {
  const nameOf = stepNames(entry?.snapshot.context, locale);
  const keys = new Map(chart.nodes.map(({ id, key }) => [id, key]));
  const way = ({ id, event, to, guard }: ChartEdge): Way => ({
    id,
    event,
    to: keys.get(to) ?? to,
    guard,
    when: guard === '' ? '' : (guardWords(guard, locale, nameOf) ?? guard),
  });
  return {
    closed: chart.edges.filter(({ id }) => lights.closed.has(id)).map(way),
    taken: chart.edges
      .filter(({ id }) => lights.last.has(id))
      .map((edge) => ({ ...way(edge), instead: before(chart, edge).map(way) })),
  };
}

/** What was asked before a way was taken: XState takes the first whose guard lets through. */
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
