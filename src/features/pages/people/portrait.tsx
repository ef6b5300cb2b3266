import type { ComponentType } from 'react';
import type { PORTRAITS } from '#engine/event/properties/picture.ts';
import { Braids, Curls, Viola } from './portrait-heads.tsx';

/** Our portraits by the names that documents use. */
const portraits = { portrait: Curls, braids: Braids, viola: Viola } as const satisfies Record<
  (typeof PORTRAITS)[number],
  ComponentType
>;
export type PortraitName = keyof typeof portraits;

/** The portrait that a picture names as `scene:…`; undefined for other pictures. */
export function portraitOf(picture: string | undefined): PortraitName | undefined {
  const name = picture?.startsWith('scene:') ? picture.slice('scene:'.length) : '';
  return Object.hasOwn(portraits, name) ? (name as PortraitName) : undefined;
}

/** A person in the theme's colours; decorative, next to the name. */
export function Portrait({ name, className }: { name: PortraitName; className?: string }) {
  const Drawing = portraits[name];
  return (
    <svg
      className={className}
      viewBox="0 0 200 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
