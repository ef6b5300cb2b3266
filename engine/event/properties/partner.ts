import Type, { type Static } from 'typebox';
import { Text } from '../../form/languages/text.ts';
import { SafeLink } from '../addresses/safe-link.ts';
import { closed, ItemCode } from './block.ts';

/** The shapes in front of the name in our drawn logos. */
export const LOGO_SHAPES = [
  'arch',
  'half',
  'squares',
  'triangle',
  'diamond',
  'disc',
  'ring',
  'wave',
] as const;

/** A picture of this site, or a shape before the name in letters. */
export const Logo = Type.String({
  pattern: `^(shape:(${LOGO_SHAPES.join('|')})|/(?![/\\\\])[A-Za-z0-9._~/-]{1,400})$`,
  maxLength: 500,
});

/** Shared by sponsors and exhibitors. */
export const partner = {
  code: ItemCode,
  name: Type.String({ minLength: 1, maxLength: 120 }),
  logo: Type.Optional(Logo),
  text: Type.Optional(Text),
  link: Type.Optional(SafeLink),
};

/** The groups of sponsors and exhibitors: a level or a type. */
export const PartnerGroup = Type.Object({ code: ItemCode, name: Text }, closed);
export type PartnerGroup = Static<typeof PartnerGroup>;
