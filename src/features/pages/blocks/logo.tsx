import { useState } from 'react';
import { DocumentLink } from '../parts/action-link.tsx';

/** The shape in front of the name in our own logos, on a grid of 40 by 40. */
const SHAPES: Readonly<Record<string, string>> = {
  arch: 'M4 20A16 16 0 0 1 36 20zM4 36a16 16 0 0 1 32 0z',
  half: 'M4 36V4h16a16 16 0 0 1 0 32z',
  squares: 'M4 4h14v14H4zM22 4h14v14H22zM4 22h14v14H4zM36 29a7 7 0 1 1-14 0 7 7 0 0 1 14 0z',
  triangle: 'M4 36L20 4l16 32z',
  diamond: 'M20 4l16 16-16 16L4 20z',
  disc: 'M4 18A16 16 0 0 1 36 18zM4 22A16 16 0 0 0 36 22z',
  ring: 'M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32zm0 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  wave: 'M4 14q8-10 16 0t16 0v8q-8 10-16 0t-16 0zM4 28q8-10 16 0t16 0v8H4z',
};

export interface LogoProps {
  readonly name: string;
  readonly logo?: string | undefined;
  readonly link?: string | undefined;
}

/** A partner's logo, linked to their site if known. */
export function Logo({ name, logo, link }: LogoProps) {
  if (!link) return <LogoMark name={name} logo={logo} />;
  return (
    <DocumentLink className="logo-link" link={link}>
      <LogoMark name={name} logo={logo} />
    </DocumentLink>
  );
}

/** A picture of theirs, or a shape of ours before their name; a picture that is gone leaves the name. */
export function LogoMark({ name, logo = '' }: LogoProps) {
  const [gone, setGone] = useState<string>();
  if (logo.startsWith('/') && gone !== logo) {
    return (
      <img className="logo-picture" src={logo} alt={name} loading="lazy" onError={() => setGone(logo)} />
    );
  }
  const shape = SHAPES[logo.replace('shape:', '')];
  return (
    <span className="logo">
      {shape && (
        <svg viewBox="0 0 40 40" fill="currentColor" aria-hidden="true" focusable="false">
          <path d={shape} fillRule="evenodd" />
        </svg>
      )}
      <span>{name}</span>
    </span>
  );
}
