import Type, { type Static } from 'typebox';
import { Text } from '../../../form/languages/text.ts';
import { SafeLink } from '../../addresses/safe-link.ts';

/** Tiles of a map over https or of this site; no other scheme, and nothing variable in the host. */
const TILE_ADDRESS =
  '^(https://[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:[0-9]{2,5})?)?/(?![/\\\\])[A-Za-z0-9._~/{}?=&%@-]{0,400}$';

/** The tiles on which the places of an event are shown; without them a map is its sketch. */
export const MapTiles = Type.Object(
  {
    /** Address of a tile, with {z}, {x} and {y} for its zoom, column and row. */
    tiles: Type.String({ pattern: TILE_ADDRESS, maxLength: 500 }),
    /** The attribution, shown on the map. */
    attribution: Text,
    attribution_link: Type.Optional(SafeLink),
    max_zoom: Type.Optional(Type.Integer({ minimum: 1, maximum: 22 })),
  },
  { additionalProperties: false },
);
export type MapTiles = Static<typeof MapTiles>;

/** The placeholders that a tile's address must contain. */
export const TILE_PARTS = ['{z}', '{x}', '{y}'] as const;

/** The origin of the tiles; undefined for this site's own. */
export function tileOrigin(map: MapTiles | undefined): string | undefined {
  return map && /^https:/.test(map.tiles) ? new URL(map.tiles.replaceAll(/[{}]/g, '')).origin : undefined;
}
