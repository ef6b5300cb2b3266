import { useEffect, useState } from 'react';
import type { Chart } from '#machines/chart/chart.ts';
import { workerScriptUrl } from '#src/lib/security/worker-script-url.ts';
import type { LaidChart } from './laid-chart.ts';
import workerUrl from './layout-worker.ts?worker&url';

type Answer = { id: number; laid: LaidChart } | { id: number; fault: string };
type Laying = { laid?: LaidChart; isFailed?: true };

let worker: Worker | undefined;
const known = new Map<string, LaidChart>();

/** Where everything of a chart stands, once it is laid out; a light that changes lays nothing out anew. */
export function useLayout(chart: Chart | undefined): Laying {
  const key = chart ? JSON.stringify(chart) : '';
  const [laying, setLaying] = useState<Laying & { key?: string }>({});
  useEffect(() => {
    if (key === '' || known.has(key)) return;
    worker ??= new Worker(workerScriptUrl(workerUrl), { type: 'module', name: 'layout' });
    const own = worker;
    const id = Math.random();
    const hear = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      if ('laid' in data) known.set(key, data.laid);
      setLaying('laid' in data ? { key, laid: data.laid } : { key, isFailed: true });
    };
    own.addEventListener('message', hear);
    own.postMessage({ id, chart: JSON.parse(key) });
    return () => own.removeEventListener('message', hear);
  }, [key]);
  const laid = known.get(key);
  if (laid) return { laid };
  return laying.key === key ? laying : {};
}
