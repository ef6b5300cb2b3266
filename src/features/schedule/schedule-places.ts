import type { ComponentType } from 'react';

export interface SchedulePlacesProps {
  readonly track: string;
  /** By a press for the map: the first one is open at once. */
  readonly pressed: boolean;
}

/** What draws the places of a track, or of all where it is '', with their maps; handed in, since it is another feature's. */
export type SchedulePlaces = ComponentType<SchedulePlacesProps>;
