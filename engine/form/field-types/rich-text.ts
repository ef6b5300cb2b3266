import { constraints, isBlank, onSeveralLines, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { plainLines } from './plain-lines.ts';
import { isText } from './shape.ts';

/** The longest text by default. */
const LONGEST = 20_000;

/** A text with headings, lists, links and emphasis, as HTML of a few elements; never a script. */
export const richText = fieldType<'rich_text', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: (value) => isBlank(value) || (isText(value) && plainLines(value).length === 0),
  fits: isText,
  asSent: onSeveralLines,
  schema: (field) => ({
    type: 'string',
    maxLength: LONGEST,
    format: 'markup',
    ...constraints(field, ['minLength', 'maxLength']),
  }),
  words: plainLines,
});
