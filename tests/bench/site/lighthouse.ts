import lighthouse, { type RunnerResult } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's own advice against what else a machine does is the median of five runs. */
const RUNS = 5;

/** Lighthouse's scores of a page on a simulated phone, from 0 to 100, with what it counts as a fault, in its median run. */
export async function scoresOf(url: string, port: number) {
  const runs: RunnerResult['lhr'][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    runs.push(result.lhr);
  }
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
