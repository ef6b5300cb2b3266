import Type from 'typebox';
import { Action, block, Chosen, heading } from '../../../properties/block.ts';

/** Logos by level, or a listing with words and links. */
const shown = { show: Type.Enum(['logos', 'listing']), action: Type.Optional(Action) };

/** Sponsors from the catalogue. */
export const Sponsors = block('sponsors', { ...heading, ...shown, levels: Type.Optional(Chosen) });

/** Exhibitors from the catalogue. */
export const Exhibitors = block('exhibitors', { ...heading, ...shown, types: Type.Optional(Chosen) });
