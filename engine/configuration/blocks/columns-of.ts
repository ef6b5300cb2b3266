import { DocumentCode } from '../code.ts';
import { block, heading } from './block.ts';

/** The words in columns of another page, which are written there once and shown here too. */
export const ColumnsOf = block('columns_of', { ...heading, page: DocumentCode });
