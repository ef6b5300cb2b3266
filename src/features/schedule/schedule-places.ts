import type { ComponentType } from 'react';

export interface SchedulePlacesProps {
  readonly track: string;
  /** Whether the map button opened it: then the first map is open. */
  readonly pressed: boolean;
}

/** Shows the places of a track, or of all (''), with their maps; passed in, because it belongs to another feature. */
export type SchedulePlaces = ComponentType<SchedulePlacesProps>;
