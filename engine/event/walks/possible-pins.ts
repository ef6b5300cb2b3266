import type { Condition } from '../../form/field/condition.ts';
import { isYes } from '../../form/field/flag.ts';
import { holds } from '../../form/rules/condition.ts';
import { type Assignment, scopeOf } from '../diagnosis/can-be-met.ts';
import { answerNamed } from '../diagnosis/flow-names.ts';
import { worldsOf } from '../diagnosis/flow-worlds.ts';
import { optionsOf, topField } from '../diagnosis/possible-values.ts';
import type { WalkInput } from './walk.ts';
import { membershipConditions } from './walk-goals.ts';

const MEMBERSHIP = 'registration.membershipType';

/** The most combinations that are kept of one goal. */
const MOST = 400;

/**
 * Returns the choices and answers that meet conditions, those that stay closest to the usual first; undefined if there
 * are too many to look at. A type of membership is replaced by the answers that make it.
 */
export function pinsFinder(input: WalkInput): (conditions: readonly Condition[]) => Assignment[] | undefined {
  const types = membershipConditions(input).map(({ type, conditions }) => ({
    type,
    pins: plainPins(conditions, input)?.[0],
  }));
  return (conditions) =>
    plainPins(conditions, input)?.flatMap((pins): Assignment[] => {
      if (!Object.hasOwn(pins, MEMBERSHIP)) return [pins];
      const { [MEMBERSHIP]: wanted, ...others } = pins;
      if (types.length === 0) return wanted === undefined ? [others] : [];
      return types.flatMap(({ type, pins: own }) => {
        const both = type === wanted && own ? together(others, own) : undefined;
        return both ? [both] : [];
      });
    });
}

/** Both of two sets of choices and answers; undefined if they contradict each other. */
export function together(one: Assignment, other: Assignment): Assignment | undefined {
  const isSame = Object.entries(other).every(
    ([name, value]) => !Object.hasOwn(one, name) || JSON.stringify(one[name]) === JSON.stringify(value),
  );
  return isSame ? { ...one, ...other } : undefined;
}

function plainPins(conditions: readonly Condition[], input: WalkInput): Assignment[] | undefined {
  const { flow, context } = input;
  if (conditions.includes(false)) return [];
  const worlds = worldsOf(conditions, flow, context);
  if (!worlds) return undefined;
  return worlds.all
    .filter((world) => {
      const scope = scopeOf(world);
      return conditions.every((each) => holds(each, scope)) && isRealistic(world, input);
    })
    .toSorted((one, other) => oddness(one, input) - oddness(other, input))
    .slice(0, MOST);
}

/** Whether every answer is one that a person could give: an option that can be chosen, yes or no, a number, a text. */
function isRealistic(world: Assignment, { context }: WalkInput): boolean {
  return Object.entries(world).every(([name, value]) => {
    const named = answerNamed(name);
    if (!named || value === undefined) return true;
    const field = topField(context.formOf?.(named.form), named.field);
    if (!field) return false;
    const open = (optionsOf(field, context) ?? []).filter(({ enabled }) => isYes(enabled, true));
    const ids: unknown[] = open.map(({ id }) => id);
    if (Array.isArray(value)) return value.every((each) => ids.includes(each));
    if (ids.length > 0) return ids.includes(value);
    if (field.type === 'checkbox') return typeof value === 'boolean';
    if (field.type === 'yes_no') return value === 'Y' || value === 'N';
    if (typeof value === 'number') return Number.isInteger(value);
    return typeof value === 'string' && /^[ -~\u00c0-\u017f]{2,}$/.test(value);
  });
}

/** How far choices and answers are from the usual ones: the first track and mode, all days, few answers. */
function oddness(world: Assignment, { context }: WalkInput): number {
  const { tracks = [], days = [] } = context.event ?? {};
  const track = tracks.findIndex(({ code }) => code === world['registration.track']);
  const modes = tracks[track]?.modes ?? [];
  const mode = modes.findIndex((each) => Object.is(each, world['registration.mode']));
  const chosen = world['registration.registrations_day'];
  const missing = Array.isArray(chosen) ? days.length - chosen.length : 0;
  const given = Object.entries(world).filter(([name, value]) => answerNamed(name) && value !== undefined);
  return Math.max(0, track) * 100 + Math.max(0, mode) * 40 + missing * 20 + given.length;
}
