import type { Endpoint } from '#engine/contract/endpoint.ts';
import { hasBegun } from '#server/dossiers/find-by-email.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { revealsLookups } from '#server/inventory/event-state.ts';
import { checkEmail } from '#server/refusals/email-address.ts';
import type { Call } from './handlers.ts';
import { notFoundByEmail, registrationsOf } from './lookup-answers.ts';

type Asking = Pick<Call<Endpoint>, 'services' | 'eventCode' | 'event'> & {
  readonly body: { readonly email: string };
};

/**
 * Throws 422 for an invalid address, and with `lookup_reveals` 404 for one without any registration. A draft counts as
 * one.
 */
export async function refuseUnknown({ services, eventCode, event, body }: Asking): Promise<void> {
  checkEmail(body.email);
  if (!revealsLookups(event.document)) return;
  if (!(await hasBegun(services.db, registrationsOf(eventCode), body.email))) {
    throw new HttpProblem(404, { email: [notFoundByEmail] });
  }
}
