import { useState } from 'react';
import type { Text } from '#engine/configuration/text.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Tile } from '#src/ui/art/quilt.tsx';
import { type TileName, tileNames, tiles } from '#src/ui/art/tiles.ts';
import { classNames } from '#src/ui/class-names.ts';
import { isScene, Scene } from '../scenes/scene.tsx';

export interface PictureProps {
  readonly picture?: string | undefined;
  readonly alt?: Text | undefined;
  /** Picks the tile that stands in where there is no picture, so that neighbours differ. */
  readonly seed: string;
  readonly className?: string;
}

const isTile = (name: string): name is TileName => Object.hasOwn(tiles, name);

/** A picture of a document: a file of this site, a drawing of ours, or a tile where there is none or it is gone. */
export function Picture({ picture = '', alt, seed, className }: PictureProps) {
  const text = useText();
  const [gone, setGone] = useState<string>();
  const words = text(alt);
  const [scheme, name = ''] = picture.split(':', 2);
  const shape = classNames('picture', className);
  if (picture.startsWith('/') && gone !== picture) {
    return (
      <img
        // One that the server has drawn may have failed before anybody listened.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0 && img.getAttribute('src') === picture)
            setGone(picture);
        }}
        className={shape}
        src={picture}
        alt={words}
        loading="lazy"
        onError={() => setGone(picture)}
      />
    );
  }
  if (scheme === 'scene' && isScene(name)) return <Scene name={name} className={shape} title={words} />;
  return (
    <span className={shape} {...(words && { role: 'img', 'aria-label': words })}>
      <Tile name={scheme === 'tile' && isTile(name) ? name : tileFor(seed)} />
    </span>
  );
}

/** A tile by a word: the same word gives the same tile. */
export function tileFor(seed: string): TileName {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tileNames[sum % tileNames.length] ?? 'dots';
}
