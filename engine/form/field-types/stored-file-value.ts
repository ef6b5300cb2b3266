import Type, { type Static } from 'typebox';

/** An uploaded file in a form's answer; the name is the visitor's. */
export const StoredFile = Type.Object({
  files_ID: Type.String({ maxLength: 60 }),
  name: Type.String({ maxLength: 255 }),
  /** The type found in its content, not the one it was sent with. */
  type: Type.Enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']),
  /** In bytes. */
  size: Type.Integer({ minimum: 1 }),
});
export type StoredFile = Static<typeof StoredFile>;
