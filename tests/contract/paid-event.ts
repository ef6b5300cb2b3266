import { randomBytes } from 'node:crypto';
import type { SandboxOutcome } from '#server/gateways/sandbox-token.ts';
import { documents, eventDocument, type Named, ticketsDocument } from './paid-event-documents.ts';
import { releasedItems } from './released-items.ts';
import {
  type Answer,
  type ApiCalls,
  type Begun,
  type Fields,
  type Headers,
  key,
  organizerToken,
} from './test-api.ts';

/**
 * An event of a case's own, in which everything costs something; its documents do not depend on the demo events. Those
 * of `more` are published with them or instead of them.
 */
export async function openPaidEvent(
  api: ApiCalls,
  options: object = {},
  more: (code: string) => readonly Named[] = () => [],
) {
  const code = `paid-${randomBytes(5).toString('hex')}`;
  const at = { host: `${code}.localhost` };
  const publish = async (document: object) => {
    const answer = await api.send(
      'POST',
      '/api/publishConfiguration',
      JSON.stringify({ event: code, document, confirmed: 'Y', force: 'Y' }),
      { 'content-type': 'application/json', authorization: `Bearer ${organizerToken}` },
    );
    must(answer);
  };
  const together = [eventDocument(code, options), ...documents, ...more(code)].map(
    (document) => [`${document.kind}/${document.code}`, document] as const,
  );
  await api.publishAll(code, [...new Map(together).values()]);

  const post = (call: string, fields: Fields, headers: Headers = {}) =>
    api.post(call, fields, { ...at, ...headers });
  const get = (url: string, begun: Begun) => api.get(url, { ...at, ...begun.bearer });
  const remove = (url: string, begun: Begun) =>
    api.send('DELETE', url, undefined, { ...at, ...begun.bearer });
  const begin = (given: Fields = {}): Promise<Begun> =>
    api.begin({ track: 'main', mode: 'In-Person', registrations_day: ['day1'], ...given }, at);
  const save = (begun: Begun, formType: string, values: object) =>
    post(
      'saveRegistrationPersonalInformations',
      { code: begun.code, form_type: formType, version: 1, values: JSON.stringify(values) },
      begun.bearer,
    );
  const review = (begun: Begun) => post('initStepReview', { code: begun.code }, begun.bearer);
  /** Answers every form, with a membership of $ 60.00 where nothing else is said. */
  const fill = async (begun: Begun, membership: object = retiree) => {
    for (const [form, values] of [
      ['personal', { first_name: 'Zoé', last_name: 'Tremblay' }],
      ['membership', membership],
      ['picks', {}],
    ] as const) {
      must(await save(begun, form, values));
    }
  };
  const submit = async (
    begun: Begun,
    given: Fields = { credit: cardToken('ok') },
    headers: Headers = key(),
  ): Promise<Answer> => {
    const reviewed = (await review(begun)).body;
    const fields = {
      code: begun.code,
      ...releasedItems(reviewed),
      track: 'main',
      versions: JSON.stringify(reviewed.versions),
      total: (reviewed.quote as { total: number }).total,
      ...given,
    };
    return post('saveSubmitRegistration', fields, { ...begun.bearer, ...headers });
  };
  /** Has the shop sell tickets in place of what it sold. */
  const sellTickets = () => publish(ticketsDocument);
  const buyTickets = async (begun: Begun, qty: number) =>
    must(
      await post(
        'purchaseProduct',
        { code: begun.code, product_code: 'evening', variant_code: 'one', qty },
        begun.bearer,
      ),
    );
  const applyCode = (begun: Begun, discount_code: string, headers: Headers = {}) =>
    post('checkAndSubmitApplyCode', { code: begun.code, discount_code }, { ...begun.bearer, ...headers });
  return {
    code,
    at,
    publish,
    post,
    get,
    remove,
    begin,
    save,
    fill,
    review,
    submit,
    applyCode,
    sellTickets,
    buyTickets,
  };
}

export type PaidEvent = Awaited<ReturnType<typeof openPaidEvent>>;

export function must({ status, text }: Answer): void {
  if (status !== 200) throw new Error(`${status}: ${text}`);
}

/** A token as the sandbox's page makes one of a card. */
export function cardToken(outcome: SandboxOutcome): string {
  return `tok_sandbox_visa_4242_${outcome}_${randomBytes(8).toString('hex')}`;
}

export const retiree = { role: 'retiree', decline: false };
