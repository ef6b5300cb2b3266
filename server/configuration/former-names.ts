import { lookOf } from '#engine/configuration/look.ts';

/** What looks and signs were called when they bore the names of the first events. */
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

/**
 * An event that an earlier version has published, in the names of today; what it says is the same. Any word was a look
 * then, and was drawn with tiles.
 */
export function inNamesOfToday(document: Json): Json {
  if (document['kind'] !== 'event') return document;
  const { theme, client_logo, event_logo } = document;
  const { theme_type, ...others }: { theme_type?: unknown } = Object(theme);
  return {
    ...document,
    theme: { theme_type: lookOf(String(today(theme_type))), ...others },
    ...(client_logo !== undefined && { client_logo: today(client_logo) }),
    ...(event_logo !== undefined && { event_logo: today(event_logo) }),
  };
}
