import Type from 'typebox';
import { DocumentCode } from '../code.ts';
import { block, Chosen, heading, ItemCode } from './block.ts';

/** Where to stay, from the catalogue. */
export const Accommodations = block('accommodations', { ...heading, accommodations: Type.Optional(Chosen) });

/** Where it takes place, from the catalogue; those of a track, or all. */
export const Locations = block('locations', { ...heading, track: Type.Optional(Type.String()) });

/** A plan of rooms by its document, with the list of them beside it. */
export const FloorPlan = block('floor_plan', { ...heading, plan: DocumentCode });

/** How one comes to a location: its ways that have a figure, each in large. */
export const Ways = block('ways', { ...heading, location: ItemCode });
