import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Chart } from '#machines/chart/chart.ts';
import { edgeWords } from '../layout/elk-graph.ts';
import type { LaidChart } from '../layout/laid-chart.ts';
import type { Lights } from '../live/lights.ts';
import { matches } from './matches.ts';

/** The ids of the shapes that have each class, in the order of `chart.css`. */
type Lit = Readonly<Record<(typeof CLASSES)[number], ReadonlySet<string>>>;
const CLASSES = ['is-visited', 'chart-now', 'chart-gone', 'chart-shut', 'is-last', 'is-sought'] as const;

/**
 * Highlights the shapes of a drawing: each step changes only the classes of shapes whose highlight changed. Rendering
 * them with React cost a frame on a slow device.
 */
export function useLitShapes(
  svg: RefObject<SVGSVGElement | null>,
  chart: Chart,
  laid: LaidChart,
  lights: Lights,
  sought: string,
): void {
  const drawn = useRef<{ laid: LaidChart; shapes: ReadonlyMap<string, Element>; lit: Lit }>(undefined);
  useLayoutEffect(() => {
    if (!svg.current) return;
    if (drawn.current?.laid !== laid)
      drawn.current = { laid, shapes: unlitShapes(svg.current), lit: nothingLit };
    const { shapes, lit } = drawn.current;
    const next = litBy(chart, lights, sought);
    for (const name of CLASSES) relight(shapes, name, lit[name], next[name]);
    drawn.current.lit = next;
  }, [svg, chart, laid, lights, sought]);
}

const none: ReadonlySet<string> = new Set();
const nothingLit = Object.fromEntries(CLASSES.map((name) => [name, none])) as Lit;

function unlitShapes(svg: SVGSVGElement): ReadonlyMap<string, Element> {
  const shapes = [...svg.querySelectorAll<SVGElement>('[data-shape]')];
  for (const shape of shapes) shape.classList.remove(...CLASSES);
  return new Map(shapes.map((shape) => [shape.dataset['shape'] ?? '', shape]));
}

function relight(
  shapes: ReadonlyMap<string, Element>,
  name: string,
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): void {
  if (before === now) return;
  for (const id of before) if (!now.has(id)) shapes.get(id)?.classList.remove(name);
  for (const id of now) if (!before.has(id)) shapes.get(id)?.classList.add(name);
}

function litBy({ nodes, edges }: Chart, lights: Lights, sought: string): Lit {
  const found =
    sought.trim() === ''
      ? none
      : new Set([
          ...nodes.filter(({ key }) => matches(key, sought)).map(({ id }) => id),
          ...edges.filter((edge) => matches(edgeWords(edge), sought)).map(({ id }) => id),
        ]);
  return {
    'is-visited': lights.visited,
    'chart-now': lights.now,
    'chart-gone': lights.taken,
    'chart-shut': lights.closed,
    'is-last': lights.last,
    'is-sought': found,
  };
}
