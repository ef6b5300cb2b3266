import { type Look, themeTypeOf } from '#engine/event/documents/event/theme-type.ts';

/** The parts of a look; components refer to a part by its own name, never by the look's. */
export interface ThemeParts {
  /** Whether documents can show tiles: a look does not borrow from another. */
  readonly hasTiles: boolean;
  /** Whether prints are, which are of a poster's kind. */
  readonly hasPrints: boolean;
  /** The top of the home page. */
  readonly hero: 'quilt' | 'strings' | 'poster';
  /** The top of every other page. */
  readonly head: 'paper' | 'staff' | 'poster';
  /** How people are shown together. */
  readonly people: 'cards' | 'rows' | 'posters';
  /** The style of drawn portraits. */
  readonly portrait: 'paper' | 'string' | 'poster';
  /** The event's artwork in the menu and next to results. */
  readonly art: 'quilt' | 'strings' | 'waves';
  /** Drawn across a full-width quotation, if the look has it. */
  readonly quote?: 'bow';
  /** Whether a program can float on a tide. */
  readonly hasTides: boolean;
  /** The event's picture on a ticket. */
  readonly ticket: 'quilt' | 'strings' | 'poster';
  /** The picture of a missing page. */
  readonly lost: 'tile' | 'string' | 'ticket';
  /** The picture of a list with nothing in it. */
  readonly empty: 'cards' | 'string' | 'boat';
}

const looks: Readonly<Record<Look, ThemeParts>> = {
  tiles: {
    hasTiles: true,
    hasPrints: false,
    hero: 'quilt',
    head: 'paper',
    people: 'cards',
    portrait: 'paper',
    art: 'quilt',
    hasTides: false,
    ticket: 'quilt',
    lost: 'tile',
    empty: 'cards',
  },
  strings: {
    hasTiles: false,
    hasPrints: false,
    hero: 'strings',
    head: 'staff',
    people: 'rows',
    portrait: 'string',
    art: 'strings',
    quote: 'bow',
    hasTides: false,
    ticket: 'strings',
    lost: 'string',
    empty: 'string',
  },
  waves: {
    hasTiles: false,
    hasPrints: true,
    hero: 'poster',
    head: 'poster',
    people: 'posters',
    portrait: 'poster',
    art: 'waves',
    hasTides: true,
    ticket: 'poster',
    lost: 'ticket',
    empty: 'boat',
  },
};

/** The parts of an event's look; unknown looks use tiles. */
export function themeParts(theme: { readonly theme_type: string } | undefined): ThemeParts {
  return looks[themeTypeOf(theme?.theme_type ?? '')];
}
