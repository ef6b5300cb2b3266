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
    /** The page below whose address this one is, by its code. */
    parent: Type.Optional(DocumentCode),
    title: Text,
    description: Type.Optional(Text),
    /** What it is about, for the art of its head; absent, its blocks tell. */
    subject: Type.Optional(Type.Enum([...PAGE_SUBJECTS])),
    /** What its head shows in place of its theme's art. */
    scene: Type.Optional(PageScene),
    blocks: Type.Array(PageBlock, { maxItems: 40 }),
  },
  { additionalProperties: false, title: 'page' },
);
export type PageDocument = Static<typeof PageDocument>;
