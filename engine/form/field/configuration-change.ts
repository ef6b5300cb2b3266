import Type, { type Static } from 'typebox';
import { Text } from '../languages/text.ts';

/** A change between two versions of a document that affects a visitor's answers. */
export const ConfigurationChange = Type.Object({
  form_type: Type.String(),
  path: Type.String(),
  change: Type.Enum(['added', 'removed', 'required', 'type', 'options', 'price']),
  label: Text,
});
export type ConfigurationChange = Static<typeof ConfigurationChange>;
