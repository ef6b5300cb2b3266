import type { Api } from '#engine/contract/api.ts';
import { callsOf } from '#engine/contract/calls/call.ts';
import * as organizer from '#engine/contract/calls/organizer.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { createClient } from '#src/api/client.ts';

/** The recording's text, or why there is none. */
export type Asked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string; readonly isUnknown?: true };

/** The only organizers' calls of a page, which loads none of the desk's. */
const tracing = callsOf(organizer.tracing) as Api['tracing'];

/** Not the visitor's client: these calls must not sign anyone out or appear in the trace. */
const call = createClient({ onCall: () => {} });

/** Loads what happened to a registration, as an organizer: with their token, or the link that they opened. */
export async function askWhatHappened(event: string, code: string, token: string): Promise<Asked> {
  const bearer = token.trim();
  const tokens = { read: () => (bearer === '' ? undefined : bearer), store: () => {}, forget: () => {} };
  try {
    const answer = await call(tracing.getWhatHappened, { params: { event, code: code.trim() }, tokens });
    return { ok: true, text: JSON.stringify(answer) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { ok: false, ...refusal(error.status, code.trim(), bearer !== '') };
  }
}

function refusal(status: number, code: string, bears: boolean): { problem: string; isUnknown?: true } {
  if (status === 401)
    return bears
      ? { problem: 'This is not the organizer’s token.', isUnknown: true }
      : {
          problem:
            'Organizers alone may see this: enter the organizer’s token, or come by a link of “npx rostrum inspect EVENT”.',
          isUnknown: true,
        };
  if (status === 404) return { problem: `Nothing of this event has the code ${code}.` };
  if (status === 429) return { problem: 'That was asked too often. Wait a minute, then try again.' };
  if (status === 0) return { problem: 'No answer came. Look at the connection, then try again.' };
  return { problem: `The server could not say (${status}).` };
}
