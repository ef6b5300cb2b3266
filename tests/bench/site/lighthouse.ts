import lighthouse, { type RunnerResult } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's own advice against what else a machine does is the median of five runs. */
const RUNS = 5;
/** A run on a busy machine may see no paint at all: it says nothing of the page, and so many are left out. */
const MOST_LOST = 5;

/** Lighthouse's scores of a page on a simulated phone, from 0 to 100, with what it counts as a fault, in its median run. */
export async function scoresOf(url: string, port: number) {
  const runs: RunnerResult['lhr'][] = [];
  for (let run = 0; runs.length < RUNS && run < RUNS + MOST_LOST; run += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    if (sawPaint(result.lhr)) runs.push(result.lhr);
  }
  if (runs.length === 0) throw new Error(`No run of Lighthouse saw a paint of ${url}`);
  const { categories, audits }: RunnerResult['lhr'] = computeMedianRun(runs);
  const score = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const shown = (id: string) => audits[id]?.displayValue?.replaceAll('\u00a0', ' ') ?? '';
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    LCP: shown('largest-contentful-paint'),
    TBT: shown('total-blocking-time'),
    CLS: shown('cumulative-layout-shift'),
    faults: faults.join(' '),
  };
}

const sawPaint = ({ audits }: RunnerResult['lhr']): boolean =>
  ['first-contentful-paint', 'largest-contentful-paint'].every(
    (id) => audits[id]?.numericValue !== undefined,
  );
