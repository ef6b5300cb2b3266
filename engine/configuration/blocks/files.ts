import Type from 'typebox';
import { SafeLink } from '../safe-link.ts';
import { Text } from '../text.ts';
import { block, closed, heading } from './block.ts';

const File = Type.Object(
  {
    title: Text,
    text: Type.Optional(Text),
    link: SafeLink,
    /** What it is, as in "PDF". */
    format: Type.Optional(Type.String({ maxLength: 12 })),
    /** In bytes. */
    size: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  closed,
);

/** What can be taken along. */
export const Files = block('files', { ...heading, files: Type.Array(File, { minItems: 1, maxItems: 60 }) });
