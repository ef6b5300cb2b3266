import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { closed, ItemCode } from '../../properties/block.ts';
import { PartnerGroup, partner } from '../../properties/partner.ts';

const Sponsor = Type.Object({ ...partner, level: ItemCode }, closed);

/** Sponsors by level, the highest first. */
export const SponsorsDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('sponsors'),
    code: DocumentCode,
    levels: Type.Array(PartnerGroup, { minItems: 1, maxItems: 12 }),
    sponsors: Type.Array(Sponsor, { maxItems: 500 }),
  },
  { additionalProperties: false, title: 'sponsors' },
);
export type SponsorsDocument = Static<typeof SponsorsDocument>;
