import Type from 'typebox';
import * as calls from './calls/site.ts';
import { endpoints } from './endpoint.ts';

export const broadcasting = endpoints(calls.broadcasting, {
  authorizeChannel: {
    summary: 'Authorizes the bearer’s socket for one of their private channels.',
    access: 'holder',
    dossiers: 'any',
    reads: true,
    forbids: true,
    // Whatever is wrong with either gets the one refusal, so the schema asks for no more than texts.
    body: Type.Object({
      socket_id: Type.String({ maxLength: 200 }),
      channel_name: Type.String({ maxLength: 200 }),
    }),
    response: Type.Object({ auth: Type.String() }),
  },
});
