import { useState } from 'react';
import type { Text } from '#engine/form/languages/text.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import Print, { isPrint } from '#src/ui/art/prints.tsx';
import { Tile } from '#src/ui/art/quilt.tsx';
import { type TileName, tiles } from '#src/ui/art/tiles.ts';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import { isScene, Scene } from '../scenes/scene.tsx';
import { Photo } from './photo.tsx';
import './picture.css';

export interface PictureProps {
  readonly picture?: string | undefined;
  readonly alt?: Text | undefined;
  readonly className?: string;
}

const isTile = (name: string): name is TileName => Object.hasOwn(tiles, name);

/**
 * A document's picture: a file of this site or one of our drawings. Nothing without one, or if it belongs to another
 * theme.
 */
export function Picture({ picture = '', alt, className }: PictureProps) {
  const text = useText();
  const { hasTiles, hasPrints } = useThemeParts();
  const [gone, setGone] = useState<string>();
  const words = text(alt);
  const [scheme, name = ''] = picture.split(':', 2);
  const shape = classNames('picture', className);
  const labelled = words ? { role: 'img', 'aria-label': words } : {};
  if (picture.startsWith('/')) {
    // A picture that fails to load keeps its space and its alternative text.
    if (gone === picture) return <span className={classNames(shape, 'picture-lost')} {...labelled} />;
    return <Photo className={shape} address={picture} alt={words} onLost={() => setGone(picture)} />;
  }
  if (scheme === 'scene' && isScene(name)) return <Scene name={name} className={shape} title={words} />;
  if (scheme === 'print' && isPrint(name) && hasPrints) {
    return (
      <span className={classNames(shape, 'picture-tile')} {...labelled}>
        <Print name={name} />
      </span>
    );
  }
  if (scheme !== 'tile' || !isTile(name) || !hasTiles) return null;
  return (
    <span className={classNames(shape, 'picture-tile')} {...labelled}>
      <Tile name={name} />
    </span>
  );
}
