import Type, { type Static } from 'typebox';
import { PageBlock } from './blocks/registry.ts';
import { DocumentCode } from './code.ts';
import { PageScene } from './page-scene.ts';
import { PAGE_SUBJECTS } from './page-subject.ts';
import { Text } from './text.ts';

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
    subject: Type.Optional(Type.Enum([...PAGE_SUBJECTS])),
    /** Shown in its head instead of the theme's artwork. */
    scene: Type.Optional(PageScene),
    blocks: Type.Array(PageBlock, { maxItems: 40 }),
  },
  { additionalProperties: false, title: 'page' },
);
export type PageDocument = Static<typeof PageDocument>;
