import { useState } from 'react';
import type { Text } from '#engine/configuration/text.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Tile } from '#src/ui/art/quilt.tsx';
import { type TileName, tiles } from '#src/ui/art/tiles.ts';
import { classNames } from '#src/ui/class-names.ts';
import { isScene, Scene } from '../scenes/scene.tsx';
import { Photo } from './photo.tsx';
import { StandIn } from './stand-in.tsx';

export interface PictureProps {
  readonly picture?: string | undefined;
  readonly alt?: Text | undefined;
  /** Picks what stands in where there is no picture, so that neighbours differ. */
  readonly seed: string;
  readonly className?: string;
}

const isTile = (name: string): name is TileName => Object.hasOwn(tiles, name);

/** A picture of a document: a file of this site, a drawing of ours, or the event's art where there is none or it is gone. */
export function Picture({ picture = '', alt, seed, className }: PictureProps) {
  const text = useText();
  const [gone, setGone] = useState<string>();
  const words = text(alt);
  const [scheme, name = ''] = picture.split(':', 2);
  const shape = classNames('picture', className);
  if (picture.startsWith('/') && gone !== picture) {
    return <Photo className={shape} address={picture} alt={words} onLost={() => setGone(picture)} />;
  }
  if (scheme === 'scene' && isScene(name)) return <Scene name={name} className={shape} title={words} />;
  return (
    <span className={shape} {...(words && { role: 'img', 'aria-label': words })}>
      {scheme === 'tile' && isTile(name) ? <Tile name={name} /> : <StandIn seed={seed} />}
    </span>
  );
}
