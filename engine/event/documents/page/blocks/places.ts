import Type from 'typebox';
import { DocumentCode } from '../../../../form/field/code.ts';
import { block, Chosen, heading, ItemCode } from '../../../properties/block.ts';

/** Where to stay, from the catalogue. */
export const Accommodations = block('accommodations', { ...heading, accommodations: Type.Optional(Chosen) });

/** Locations from the catalogue; of a track, or all. */
export const Locations = block('locations', { ...heading, track: Type.Optional(Type.String()) });

/** A floor plan document, with its list of rooms. */
export const FloorPlan = block('floor_plan', { ...heading, plan: DocumentCode });

/** Directions to a location: those with a duration, in large. */
export const Ways = block('ways', { ...heading, location: ItemCode });
