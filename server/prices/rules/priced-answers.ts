import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';

/** Answers by form and field, as conditions read them. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Documents that tell apart more people than these are priced as if nothing had been answered. */
const MOST_TOLD_APART = 200;
const OF_ANSWERS = /^answers\.([^.]+)\.([^.]+)$/;

/**
 * The cases with different prices: a set of answers for each that the conference fees' conditions distinguish, and one
 * without answers.
 */
export function pricedAnswers({ fees }: FeesDocument): Answers[] {
  const told = new Map<string, Set<unknown>>();
  for (const { category, when } of fees) if (category === 'conference') collect(when, told);
  let all: Answers[] = [{}];
  for (const [path, values] of told) {
    const [, form = '', field = ''] = OF_ANSWERS.exec(path) ?? [];
    const more = [...values].flatMap((value) =>
      all.map((answers) => ({ ...answers, [form]: { ...answers[form], [field]: value } })),
    );
    all = [...all, ...more];
    if (all.length > MOST_TOLD_APART) return [{}];
  }
  return all;
}

/** Collects the values that a condition compares answers with. */
function collect(condition: unknown, told: Map<string, Set<unknown>>): void {
  if (typeof condition !== 'object' || condition === null) return;
  for (const args of Object.values(condition)) {
    const list: unknown[] = Array.isArray(args) ? args : [args];
    const path = list.map(pathOf).find((each) => each !== undefined);
    if (path === undefined) {
      for (const each of list) collect(each, told);
      continue;
    }
    const values = told.get(path) ?? new Set();
    for (const value of list.flat()) if (typeof value !== 'object') values.add(value);
    told.set(path, values);
  }
}

function pathOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null || !('var' in part)) return undefined;
  return typeof part.var === 'string' && OF_ANSWERS.test(part.var) ? part.var : undefined;
}
