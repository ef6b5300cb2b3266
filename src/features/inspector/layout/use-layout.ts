import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '#machines/chart/chart.ts';
import { workerScriptUrl } from '#src/lib/security/worker-script-url.ts';
import type { LaidChart } from './laid-chart.ts';
import workerUrl from './layout-worker.ts?worker&url';

type Answer = { id: number; laid: LaidChart } | { id: number; fault: string };

/** A chart with its layout. */
export interface Laying {
  readonly chart: Chart;
  readonly laid: LaidChart;
}

let worker: Worker | undefined;
const known = new Map<string, LaidChart>();

/**
 * Lays a chart out; changes of highlights do not. While another folding is being laid out, the previous layout stays.
 */
export function useLayout(chart: Chart | undefined): { shown?: Laying; isFailed: boolean } {
  const key = useMemo(() => (chart ? JSON.stringify(chart) : ''), [chart]);
  const [last, setLast] = useState<Laying>();
  const [failed, setFailed] = useState('');
  const laid = known.get(key);
  useEffect(() => {
    if (!chart) return;
    const ready = known.get(key);
    if (ready) return setLast({ chart, laid: ready });
    worker ??= new Worker(workerScriptUrl(workerUrl), { type: 'module', name: 'layout' });
    const own = worker;
    const id = Math.random();
    const hear = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      if ('fault' in data) return setFailed(key);
      known.set(key, data.laid);
      setLast({ chart, laid: data.laid });
    };
    own.addEventListener('message', hear);
    own.postMessage({ id, chart });
    return () => own.removeEventListener('message', hear);
  }, [chart, key]);
  const ready = useMemo(() => (chart && laid ? { chart, laid } : undefined), [chart, laid]);
  const shown = ready ?? (last?.chart.id === chart?.id ? last : undefined);
  return { ...(shown && { shown }), isFailed: key !== '' && failed === key };
}
