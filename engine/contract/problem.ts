import Type, { type Static } from 'typebox';
import { Text } from '../configuration/text.ts';

/** A change between two versions of a document that affects a visitor's answers. */
export const ConfigurationChange = Type.Object({
  form_type: Type.String(),
  path: Type.String(),
  change: Type.Enum(['added', 'removed', 'required', 'type', 'options', 'price']),
  label: Text,
});
export type ConfigurationChange = Static<typeof ConfigurationChange>;

/** What is wrong with a configuration document, at a JSON pointer (design §3). */
export const Diagnostic = Type.Object({
  pointer: Type.String(),
  severity: Type.Enum(['error', 'warning']),
  code: Type.String(),
  problem: Type.String(),
  expected: Type.Optional(Type.String()),
});
export type Diagnostic = Static<typeof Diagnostic>;

/** A difference between two versions of a document; added values have no `was`, removed ones no `is`. */
export const DocumentChange = Type.Object({
  pointer: Type.String(),
  was: Type.Optional(Type.Unknown()),
  is: Type.Optional(Type.Unknown()),
});
export type DocumentChange = Static<typeof DocumentChange>;

/** Two answers to one field, given on two devices since both began from the same. */
export const AnswerConflict = Type.Object({
  mine: Type.Optional(Type.Unknown()),
  theirs: Type.Optional(Type.Unknown()),
});
export type AnswerConflict = Static<typeof AnswerConflict>;

/** The one shape of every error answer: a field's name to its messages (spec §8, design §6). */
export const Problem = Type.Object({
  /** Why a call was refused, if clients need to react differently. */
  reason: Type.Optional(
    Type.Enum([
      'stale',
      'full',
      'already_registered',
      'closed',
      'in_flight',
      'key_reused',
      /** The total differs from the reviewed one. */
      'price',
      /** The gateway refused the card. */
      'declined',
      /** Another device has changed the same answers since those began from which these came. */
      'conflict',
      /** The document was made of an older version than the newest one. */
      'newer_version',
      /** People are affected, which the organizer has to confirm. */
      'confirm',
    ]),
  ),
  errors: Type.Record(Type.String(), Type.Array(Type.String())),
  changes: Type.Optional(Type.Array(ConfigurationChange)),
  diagnostics: Type.Optional(Type.Array(Diagnostic)),
  /** The newest version of a document, and its changes since the named one. */
  newer: Type.Optional(Type.Object({ version: Type.Integer(), changes: Type.Array(DocumentChange) })),
  /** By field: the sent answer and the stored one. */
  conflicts: Type.Optional(Type.Record(Type.String(), AnswerConflict)),
});
export type Problem = Static<typeof Problem>;
