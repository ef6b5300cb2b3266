import Type, { type TProperties } from 'typebox';
import { isBlank, unanswered } from './blank.ts';
import { type FieldWith, type FilePurpose, fieldType } from './definition.ts';
import { isRecord, isText } from './shape.ts';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

const upload = {
  /** In megabytes; 10 when absent. */
  maxSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 25 })),
};

const stored = <const Own extends TProperties>(
  constraints: Own,
  types: readonly string[],
  purpose: (field: FieldWith<Own>) => FilePurpose,
) =>
  fieldType({
    role: 'answer',
    constraints,
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
export const file = stored(
  { ...upload, document: Type.Optional(Type.Enum(['official', 'student'])) },
  [...PICTURES, 'application/pdf'],
  (field) => field.document ?? 'file',
);

/** A picture that the server keeps. */
export const photo = stored(upload, PICTURES, () => 'photo');
