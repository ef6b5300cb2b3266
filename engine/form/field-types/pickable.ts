import { isYes } from '../field/flag.ts';
import type { Option } from '../field/option.ts';
import type { JsonSchema } from './definition.ts';

/** Whether an option may be picked: one with enabled N cannot be (spec §5). */
export function isPickable(option: Option): boolean {
  return isYes(option.enabled, true);
}

/** The schema of one choice among options. */
export function choiceAmong(options: readonly Option[]): JsonSchema {
  const ids = options.filter(isPickable).map((option) => option.id);
  // An enum needs a member; '' is never sent, so this one accepts nothing.
  return { type: 'string', enum: ids.length > 0 ? [...new Set(ids)] : [''] };
}

type Offering = { readonly options?: readonly Option[] } | object;

/** Returns `options` if a former option no longer exists. */
export function lostOptions(was: Offering, now: Offering): 'options' | undefined {
  const idsOf = (field: Offering) =>
    'options' in field ? (field.options ?? []).filter(isPickable).map(({ id }) => id) : [];
  const left = idsOf(now);
  return idsOf(was).some((id) => !left.includes(id)) ? 'options' : undefined;
}
