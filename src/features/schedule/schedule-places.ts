import type { ComponentType } from 'react';

/** What draws the places of a track, or of all where it is '', with their maps; handed in, since it is another feature's. */
export type SchedulePlaces = ComponentType<{ track: string }>;
