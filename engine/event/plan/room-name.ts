import { LOCALES, resolveText, type Text } from '../../form/languages/text.ts';

/** What distinguishes rooms: their name in every language. */
function keyOf(name: Text): string {
  return LOCALES.map((locale) => resolveText(name, locale).trim().toLowerCase()).join('\n');
}

/** A room of a plan: its name, and others that it has. */
export interface NamedRoom {
  readonly name: Text;
  readonly also?: readonly Text[] | undefined;
}

/** The room of a plan that the schedule means by a name; undefined where the plan lacks it. */
export function roomNamed<Room extends NamedRoom>(rooms: readonly Room[], name: Text): Room | undefined {
  const key = keyOf(name);
  return rooms.find((room) => [room.name, ...(room.also ?? [])].some((each) => keyOf(each) === key));
}
