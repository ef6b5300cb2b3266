import { type Look, themeTypeOf } from '#engine/event/documents/event/theme-type.ts';

/** What a look is made of where the server draws it. */
export interface ThemeParts {
  /** What stands where a picture is lost. */
  readonly standIn: 'tile' | 'string' | 'sea';
  /** The head of a ticket on paper. */
  readonly ticket: 'tiles' | 'strings' | 'poster';
  /** The event's name on that head: on a band across it, or a word to a line over the art. */
  readonly name: 'band' | 'lettering';
}

const looks: Readonly<Record<Look, ThemeParts>> = {
  tiles: { standIn: 'tile', ticket: 'tiles', name: 'band' },
  strings: { standIn: 'string', ticket: 'strings', name: 'band' },
  waves: { standIn: 'sea', ticket: 'poster', name: 'lettering' },
};

/** The parts of an event's look. */
export function themeParts(theme: { readonly theme_type: string }): ThemeParts {
  return looks[themeTypeOf(theme.theme_type)];
}
