import { type Look, lookOf } from '#engine/configuration/look.ts';

/** What a look is made of where the server draws it. */
export interface LookParts {
  /** What stands where a picture is lost. */
  readonly standIn: 'tile' | 'string' | 'sea';
  /** The head of a ticket on paper. */
  readonly ticket: 'tiles' | 'strings' | 'poster';
  /** The event's name on that head: on a band across it, or a word to a line over the art. */
  readonly name: 'band' | 'lettering';
}

const looks: Readonly<Record<Look, LookParts>> = {
  tiles: { standIn: 'tile', ticket: 'tiles', name: 'band' },
  strings: { standIn: 'string', ticket: 'strings', name: 'band' },
  waves: { standIn: 'sea', ticket: 'poster', name: 'lettering' },
};

/** The parts of an event's look. */
export function lookParts(theme: { readonly theme_type: string }): LookParts {
  return looks[lookOf(theme.theme_type)];
}
