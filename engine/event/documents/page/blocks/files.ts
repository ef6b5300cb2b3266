import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { SafeLink } from '../../../addresses/safe-link.ts';
import { block, closed, heading } from '../../../properties/block.ts';

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
