import Type from 'typebox';
import { SafeLink } from '../safe-link.ts';
import { Text } from '../text.ts';
import { block, closed, heading } from './block.ts';

const File = Type.Object(
  {
    title: Text,
    text: Type.Optional(Text),
    link: SafeLink,
    /** The file type, such as "PDF". */
    format: Type.Optional(Type.String({ maxLength: 12 })),
    /** In bytes. */
    size: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  closed,
);

/** Files to download. */
export const Files = block('files', { ...heading, files: Type.Array(File, { minItems: 1, maxItems: 60 }) });
