import type { ComponentType } from 'react';
import type { SCENES } from '#engine/event/properties/picture.ts';
import { Hall } from './hall.tsx';
import { Hotel } from './hotel.tsx';
import { Inn } from './inn.tsx';
import { Screens } from './screens.tsx';
import { Wharf } from './wharf.tsx';

/** Drawings of places by name, on a ground of 420 by 300, in the colours of the theme. */
export const scenes = {
  hall: Hall,
  hotel: Hotel,
  inn: Inn,
  screens: Screens,
  wharf: Wharf,
} as const satisfies Record<(typeof SCENES)[number], ComponentType>;

export type SceneName = keyof typeof scenes;

export function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}

export interface SceneProps {
  readonly name: SceneName;
  readonly className?: string;
  /** The alternative text; decorative without it. */
  readonly title: string;
}

/** A drawing of a place: whole in a frame of any shape, its sky and ground go on. */
export function Scene({ name, className, title }: SceneProps) {
  const Drawing = scenes[name];
  const words = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its words, where it has any, are its label
    <svg
      className={className}
      viewBox="0 0 420 300"
      preserveAspectRatio="xMidYMax meet"
      focusable="false"
      {...words}
    >
      <Drawing />
    </svg>
  );
}
