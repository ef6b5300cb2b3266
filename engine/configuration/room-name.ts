import type { PlanRoom } from './floor-plan-document.ts';
import { LOCALES, resolveText, type Text } from './text.ts';

/** What distinguishes rooms: their name in every language. */
function keyOf(name: Text): string {
  return LOCALES.map((locale) => resolveText(name, locale).trim().toLowerCase()).join('\n');
}

/** The room of a plan that the schedule means by a name; undefined where the plan lacks it. */
export function roomNamed<Room extends Pick<PlanRoom, 'name' | 'also'>>(
  rooms: readonly Room[],
  name: Text,
): Room | undefined {
  const key = keyOf(name);
  return rooms.find((room) => [room.name, ...(room.also ?? [])].some((each) => keyOf(each) === key));
}
