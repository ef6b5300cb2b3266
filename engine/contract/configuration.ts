import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { Diagnostic } from './problem.ts';

export const configuration = {
  publishConfiguration: endpoint({
    method: 'POST',
    path: '/publishConfiguration',
    summary:
      'Publishes a new version of a configuration document; a bad one is refused with its diagnostics.',
    access: 'organizer',
    encoding: 'json',
    body: Type.Object({
      /** Code of the event document, such as `teachers`. */
      event: Type.String({ maxLength: 64 }),
      document: Type.Unknown(),
    }),
    response: Type.Object({
      kind: Type.String(),
      code: Type.String(),
      version: Type.Integer(),
      warnings: Type.Array(Diagnostic),
    }),
  }),
} as const;
