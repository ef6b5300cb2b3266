import Type from 'typebox';
import { block, Chosen, heading } from './block.ts';

/** Who gives the keynotes, from the catalogue; all of them, or those that are named. */
export const Keynotes = block('keynotes', { ...heading, people: Type.Optional(Chosen) });

/** Who speaks, from the catalogue; all of them, or those that are named. */
export const Speakers = block('speakers', { ...heading, people: Type.Optional(Chosen) });
