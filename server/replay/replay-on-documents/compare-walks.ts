import type { Step } from '#engine/event/documents/flow/schema.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { AnswerProblem } from './check-step.ts';
import type { Walk, WalkedStep } from './walk-steps.ts';

/** The state of a step on other documents. */
export type StepStanding =
  | 'same'
  /** It is elsewhere in the flow. */
  | 'moved'
  /** It exists, but the answers skip it. */
  | 'skipped'
  /** The flow does not have it, or not for these choices. */
  | 'gone'
  /** It was not asked then. */
  | 'new';

/** A step of a recorded session, then and on other documents. */
export interface StepWay {
  readonly code: string;
  readonly label: string;
  readonly standing: StepStanding;
  /** The steps before it then and now, if it moved; '' at the start. */
  readonly after?: { readonly then: string; readonly now: string };
  /** Answers that are no longer valid. */
  readonly problems: readonly AnswerProblem[];
}

/** The steps of two walks in the order of the other documents; removed ones stay at their place. */
export function compareWalks(then: Walk, now: Walk, offered: readonly Step[], locale: Locale): StepWay[] {
  const labelOf = ({ label }: Step) => resolveText(label, locale);
  const [before, after] = [codesOf(then), codesOf(now)];
  const stayed = longestInCommon(before, after);
  const nameAt = (walk: Walk, code: string): string => {
    const previous = walk.steps[codesOf(walk).indexOf(code) - 1];
    return previous ? labelOf(previous.step) : '';
  };
  const ways: StepWay[] = now.steps.map(({ step, problems }) => {
    const { code } = step;
    const common = { code, label: labelOf(step), problems };
    if (!before.includes(code)) return { ...common, standing: 'new' };
    if (stayed.has(code)) return { ...common, standing: 'same' };
    return { ...common, standing: 'moved', after: { then: nameAt(then, code), now: nameAt(now, code) } };
  });
  for (const [at, { step }] of then.steps.entries()) {
    if (after.includes(step.code)) continue;
    const isThere = offered.some(({ code }) => code === step.code);
    const previous = before.slice(0, at).findLast((code) => ways.some((way) => way.code === code));
    const place = ways.findIndex(({ code }) => code === previous) + 1;
    const standing = isThere ? 'skipped' : 'gone';
    ways.splice(place, 0, { code: step.code, label: labelOf(step), standing, problems: [] });
  }
  return ways;
}

const codesOf = ({ steps }: Walk) => steps.map(({ step }: WalkedStep) => step.code);

/** The steps that keep their order between two flows: all others have moved. */
function longestInCommon(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const [first, ...rest] = before;
  if (first === undefined || after.length === 0) return new Set();
  const without = longestInCommon(rest, after);
  const at = after.indexOf(first);
  if (at < 0) return without;
  const within = new Set([first, ...longestInCommon(rest, after.slice(at + 1))]);
  return within.size >= without.size ? within : without;
}
