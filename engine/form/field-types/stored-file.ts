import { isBlank, unanswered } from './blank.ts';
import type { FieldConstraints } from './constraints.ts';
import { type FieldWith, type FilePurpose, fieldType } from './definition.ts';
import { isRecord, isText } from './shape.ts';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

const stored = <Name extends 'file' | 'photo'>(
  types: readonly string[],
  purpose: (field: FieldWith<FieldConstraints[Name]>) => FilePurpose,
) =>
  fieldType<Name, 'answer'>({
    role: 'answer',
    initialValue: unanswered,
    isEmpty: (value) =>
      typeof value === 'object' && value !== null
        ? !('files_ID' in value) || isBlank(value.files_ID)
        : isBlank(value),
    fits: (value) => isRecord(value) && isText(value['files_ID']) && isText(value['name']),
    schema: () => ({
      type: 'object',
      properties: {
        files_ID: { type: 'string', minLength: 1, maxLength: 60 },
        name: { type: 'string', maxLength: 255 },
        type: { type: 'string', enum: [...types] },
        size: { type: 'integer', minimum: 1 },
      },
      required: ['files_ID', 'name', 'type', 'size'],
      additionalProperties: false,
    }),
    words: (value) => [isRecord(value) ? String(value['name'] ?? '') : ''],
    file: { types, purpose },
  });

/** A file that the server keeps: a picture or a PDF; the answer names it. */
export const file = stored<'file'>([...PICTURES, 'application/pdf'], (field) => field.document ?? 'file');

/** A picture that the server keeps. */
export const photo = stored<'photo'>(PICTURES, () => 'photo');
