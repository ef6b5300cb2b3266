import Type, { type Static } from 'typebox';
import { WrittenDiagnostic } from '../event/diagnosis/written-diagnostic.ts';
import { DocumentChange } from '../event/merge/document-change.ts';
import { ConfigurationChange } from '../form/field/configuration-change.ts';
import { AnswerConflict } from '../form/values/answer-conflict.ts';

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
  diagnostics: Type.Optional(Type.Array(WrittenDiagnostic)),
  /** The newest version of a document, and its changes since the named one. */
  newer: Type.Optional(Type.Object({ version: Type.Integer(), changes: Type.Array(DocumentChange) })),
  /** By field: the sent answer and the stored one. */
  conflicts: Type.Optional(Type.Record(Type.String(), AnswerConflict)),
});
export type Problem = Static<typeof Problem>;
