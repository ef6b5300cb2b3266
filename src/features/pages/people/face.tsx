import { useId, useState } from 'react';
import type { Speaker } from '#engine/contract/site.ts';
import type { Portrait as Likeness } from '#engine/event/properties/portrait.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import { Photo } from '../parts/photo.tsx';
import { Picture } from '../parts/picture.tsx';
import { BandDrawing, bandOf } from './band-drawings.tsx';
import { PaperPortrait } from './paper-portrait.tsx';
import { Portrait, portraitOf } from './portrait.tsx';
import { skinColours } from './portrait-colours.ts';
import { PosterPortrait } from './poster-portrait.tsx';
import { StringPortrait } from './string-portrait.tsx';
import './face.css';

export interface FaceProps {
  readonly speaker: Pick<Speaker, 'code' | 'picture' | 'picture_alt' | 'portrait'>;
  /** The person's place in the list, from 1. */
  readonly place: number;
  /** The image's `sizes`. */
  readonly sizes: string;
  readonly className: string;
}

/** Whether a person has a face to show: people without a picture or description are not drawn. */
export const hasFace = ({ picture, portrait }: Pick<Speaker, 'picture' | 'portrait'>) =>
  picture !== undefined || portrait !== undefined;

/** A person's photo, or their drawn portrait, in a frame; nothing without either. */
export function Face({ speaker, place, sizes, className }: FaceProps) {
  const text = useText();
  const { picture = '', picture_alt, portrait } = speaker;
  const [gone, setGone] = useState<string>();
  const shape = classNames('face', className);
  if (picture.startsWith('/') && gone !== picture) {
    return (
      <span className={shape}>
        <Photo
          className="face-photo"
          address={picture}
          alt={text(picture_alt)}
          sizes={sizes}
          onLost={() => setGone(picture)}
        />
      </span>
    );
  }
  if (portrait) {
    return (
      <span className={shape}>
        <DrawnFace who={portrait} place={place} />
      </span>
    );
  }
  if (picture === '') return null;
  const band = bandOf(picture);
  const named = portraitOf(picture);
  if (band || named) {
    return (
      <span className={shape}>
        {band && <BandDrawing name={band} title={text(picture_alt)} />}
        {named && <Portrait name={named} />}
      </span>
    );
  }
  return (
    <span className={shape}>
      <Picture picture={picture} alt={picture_alt} />
    </span>
  );
}

/** A portrait from the person's own description, in the style of the look; decorative. */
function DrawnFace({ who, place }: { readonly who: Likeness; readonly place: number }) {
  const { portrait } = useThemeParts();
  // An id of React's holds signs that an address in a drawing must not.
  const id = `face${useId().replaceAll(/\W/g, '')}`;
  const drawn = { who, skin: skinColours(who), id };
  return (
    <svg viewBox="0 0 200 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      {portrait === 'string' ? (
        <StringPortrait {...drawn} parts={place} />
      ) : portrait === 'poster' ? (
        <PosterPortrait {...drawn} />
      ) : (
        <PaperPortrait {...drawn} />
      )}
    </svg>
  );
}
