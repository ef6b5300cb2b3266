import type { ConfigurationDocument } from '#engine/configuration/document.ts';
import { lookOf } from '#engine/configuration/look.ts';

/** What looks and signs were called when they bore the names of the first events. */
const FORMER: ReadonlyMap<string, string> = new Map([
  ['teachers', 'tiles'],
  ['music', 'strings'],
  ['tickets', 'waves'],
  ['mark:teachers', 'mark:seedling'],
  ['mark:music', 'mark:string'],
  ['mark:tickets', 'mark:tide'],
]);

const today = (name: string) => FORMER.get(name) ?? name;

/**
 * A document that an earlier version has published, in the names of today; what it says is the same. Any word was a
 * look then, and was drawn with tiles.
 */
export function inNamesOfToday(document: ConfigurationDocument): ConfigurationDocument {
  if (document.kind !== 'event') return document;
  const { theme, client_logo, event_logo } = document;
  return {
    ...document,
    theme: { ...theme, theme_type: lookOf(today(theme.theme_type)) },
    ...(client_logo !== undefined && { client_logo: today(client_logo) }),
    ...(event_logo !== undefined && { event_logo: today(event_logo) }),
  };
}
