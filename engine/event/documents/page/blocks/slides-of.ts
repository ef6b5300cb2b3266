import { DocumentCode } from '../../../../form/field/code.ts';
import { block, heading } from '../../../properties/block.ts';

/** The pictures of another page's sliders, which are listed there once and shown here too. */
export const SlidesOf = block('slides_of', { ...heading, page: DocumentCode });
