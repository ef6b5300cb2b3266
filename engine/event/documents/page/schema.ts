import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Text } from '../../../form/languages/text.ts';
import { PageBlock } from './blocks/registry.ts';
import { PageScene } from './scene.ts';
import { PAGE_SUBJECTS } from './subjects.ts';

/** A page in blocks (design §3); its code is its name in addresses, but that of the home page, which is `home`. */
export const PageDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('page'),
    code: DocumentCode,
    /** The code of the parent page, whose address precedes this one's. */
    parent: Type.Optional(DocumentCode),
    title: Text,
    description: Type.Optional(Text),
    /** The subject, for its head's artwork; derived from its blocks by default. */
    subject: Type.Optional(Type.Enum(PAGE_SUBJECTS)),
    /** Shown in its head instead of the theme's artwork. */
    scene: Type.Optional(PageScene),
    blocks: Type.Array(PageBlock, { maxItems: 40 }),
  },
  { additionalProperties: false, title: 'page' },
);
export type PageDocument = Static<typeof PageDocument>;
