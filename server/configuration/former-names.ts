import { themeTypeOf } from '#engine/event/documents/event/theme-type.ts';

/** Looks and marks that were named after the first events. */
const FORMER: ReadonlyMap<unknown, string> = new Map([
  ['teachers', 'tiles'],
  ['music', 'strings'],
  ['tickets', 'waves'],
  ['mark:teachers', 'mark:seedling'],
  ['mark:music', 'mark:string'],
  ['mark:tickets', 'mark:tide'],
]);

const today = (name: unknown) => FORMER.get(name) ?? name;

type Json = Readonly<Record<string, unknown>>;

/** An event published by an earlier version, with the present names. Any other name was drawn as tiles. */
export function inNamesOfToday(document: Json): Json {
  if (document['kind'] !== 'event') return document;
  const { theme, client_logo, event_logo } = document;
  const { theme_type, ...others }: { theme_type?: unknown } = Object(theme);
  return {
    ...document,
    theme: { theme_type: themeTypeOf(String(today(theme_type))), ...others },
    ...(client_logo !== undefined && { client_logo: today(client_logo) }),
    ...(event_logo !== undefined && { event_logo: today(event_logo) }),
  };
}
