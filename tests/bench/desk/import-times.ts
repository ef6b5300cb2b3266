import { median } from '../site/visit.ts';
import { waitsDuringImport } from './during-import.ts';

const summary = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return `${median(sorted).toFixed(0)} / ${p95.toFixed(0)} / ${(sorted.at(-1) ?? Number.NaN).toFixed(0)}`;
};

/** Visitors' waits without and during an import: median, p95 and worst in milliseconds. */
export async function importTimes(url: string, token: string) {
  const { waits, seconds } = await waitsDuringImport(url, token);
  console.log(`1,000 people imported in ${seconds.toFixed(0)} s`);
  return Object.fromEntries(
    Object.entries(waits).map(([path, { before, during }]) => [
      path,
      { 'alone, ms': summary(before), 'during an import, ms': summary(during) },
    ]),
  );
}
