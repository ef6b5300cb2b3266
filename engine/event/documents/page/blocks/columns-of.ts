import { DocumentCode } from '../../../../form/field/code.ts';
import { block, heading } from '../../../properties/block.ts';

/** The words in columns of another page, which are written there once and shown here too. */
export const ColumnsOf = block('columns_of', { ...heading, page: DocumentCode });
