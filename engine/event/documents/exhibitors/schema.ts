import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Text } from '../../../form/languages/text.ts';
import { closed, ItemCode } from '../../properties/block.ts';
import { PartnerGroup, partner } from '../../properties/partner.ts';

const Exhibitor = Type.Object({ ...partner, type: ItemCode, booth: Type.Optional(Text) }, closed);

/** Exhibitors, by type. */
export const ExhibitorsDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('exhibitors'),
    code: DocumentCode,
    types: Type.Array(PartnerGroup, { minItems: 1, maxItems: 24 }),
    exhibitors: Type.Array(Exhibitor, { maxItems: 1000 }),
  },
  { additionalProperties: false, title: 'exhibitors' },
);
export type ExhibitorsDocument = Static<typeof ExhibitorsDocument>;
