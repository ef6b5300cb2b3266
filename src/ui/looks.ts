import { type Look, lookOf } from '#engine/configuration/look.ts';

/** What a look is made of on the pages; whoever draws a part knows it by these names, and none by the look's. */
export interface LookParts {
  /** Whether tiles are drawn where documents name them: no look borrows from another. */
  readonly hasTiles: boolean;
  /** Whether prints are, which are of a poster's kind. */
  readonly hasPrints: boolean;
  /** The top of the home page. */
  readonly hero: 'quilt' | 'strings' | 'poster';
  /** The top of every other page. */
  readonly head: 'paper' | 'staff' | 'poster';
  /** How people are shown together. */
  readonly people: 'cards' | 'rows' | 'posters';
  /** How somebody is drawn who has said how. */
  readonly portrait: 'paper' | 'string' | 'poster';
  /** The event's picture in the menu and beside what is done. */
  readonly art: 'quilt' | 'strings' | 'waves';
  /** What lies across a quotation that has a page's whole width, where the look has something for it. */
  readonly quote?: 'bow';
  /** Whether what happens may float on a tide. */
  readonly hasTides: boolean;
  /** The event's picture on a ticket. */
  readonly ticket: 'quilt' | 'strings' | 'poster';
  /** The picture of what is not there. */
  readonly lost: 'tile' | 'string' | 'ticket';
  /** The picture of a list with nothing in it. */
  readonly empty: 'cards' | 'string' | 'boat';
}

const looks: Readonly<Record<Look, LookParts>> = {
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

/** The parts of an event's look; those of one of tomorrow are drawn with tiles. */
export function lookParts(theme: { readonly theme_type: string } | undefined): LookParts {
  return looks[lookOf(theme?.theme_type ?? '')];
}
