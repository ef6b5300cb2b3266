import '../field-types/register.ts';
import { holds } from '../../form/rules/condition.ts';
import type { Assignment } from '../diagnosis/can-be-met.ts';
import { type CompletedWalk, type FoundWalk, walkCompleter } from './complete-walk.ts';
import { pinsFinder, together } from './possible-pins.ts';
import type { LeftOut, WalkInput, WalkPick, Walks } from './walk.ts';
import { type Goal, goalsOf } from './walk-goals.ts';
import { titled } from './walk-titles.ts';

/** A goal with the choices and answers that show it, each with what is picked. */
interface Shown {
  readonly goal: Goal;
  readonly options: readonly { readonly pins: Assignment; readonly pick?: WalkPick | undefined }[];
  readonly isCapped: boolean;
}

/**
 * Finds few and short walks that together show every step, every field and required message with a condition, and
 * every price of a flow. Each goal joins the first walk whose choices and answers it does not contradict.
 */
export function findWalks(input: WalkInput): Walks {
  const goals = goalsOf(input);
  const find = pinsFinder(input);
  const possible = goals.map((goal): Shown => {
    const found = goal.ways.map(({ conditions, pick }) => ({ pick, all: find(conditions) }));
    return {
      goal,
      isCapped: found.some(({ all }) => all === undefined),
      options: found.flatMap(({ pick, all = [] }) => all.map((pins) => ({ pins, pick }))),
    };
  });
  const complete = walkCompleter(input);
  const found: FoundWalk[] = [];
  let open = possible.filter(({ options }) => options.length > 0);
  const left: LeftOut[] = possible
    .filter(({ options }) => options.length === 0)
    .map(({ goal, isCapped }) => ({ goal: goal.id, isCapped }));
  while (open.length > 0) {
    const [first, ...others] = open;
    if (!first) break;
    const next = oneWalk(first, others);
    const walk = complete(next.pins, next.wanted);
    const shows = goals.filter((goal) => isShown(goal, walk)).map(({ id }) => id);
    found.push({ walk, shows, ...next });
    if (!shows.includes(first.goal.id)) left.push({ goal: first.goal.id, isCapped: false });
    open = others.filter(({ goal }) => !shows.includes(goal.id));
  }
  const needed = withoutRepeats(found);
  return {
    walks: titled(needed, input),
    left: left.filter(({ goal }) => !needed.some(({ shows }) => shows.includes(goal))),
  };
}

/** The choices and answers of the first goal, and of every other one that does not contradict them. */
function oneWalk(first: Shown, others: readonly Shown[]): Pick<FoundWalk, 'pins' | 'wanted'> {
  const [start] = first.options;
  let pins: Assignment = start?.pins ?? {};
  const wanted: WalkPick[] = start?.pick ? [start.pick] : [];
  for (const { options } of others) {
    for (const option of options) {
      const both = together(pins, option.pins);
      if (!both) continue;
      if (option.pick && wanted.some(({ kind }) => kind === option.pick?.kind)) continue;
      pins = both;
      if (option.pick) wanted.push(option.pick);
      break;
    }
  }
  return { pins, wanted };
}

function isShown({ id, ways }: Goal, { scope, picks, steps }: CompletedWalk): boolean {
  const [kind, name = ''] = id.split(':');
  if (kind === 'step' && steps.length > 0 && steps.some(({ code }) => code === name)) return true;
  return ways.some(
    ({ conditions, pick }) =>
      conditions.every((each) => holds(each, { ...scope })) &&
      (pick === undefined || picks.some(({ item }) => item === pick.item)),
  );
}

/** Leaves out walks that show nothing which the others do not. */
function withoutRepeats(found: readonly FoundWalk[]): FoundWalk[] {
  let kept = [...found];
  for (const each of found.toReversed()) {
    const others = kept.filter((other) => other !== each);
    const isRepeated = each.shows.every((goal) => others.some(({ shows }) => shows.includes(goal)));
    if (isRepeated && others.length > 0) kept = others;
  }
  return kept;
}
