import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Intent = {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  currency: string;
  next_action?: unknown;
  last_payment_error?: unknown;
  latest_charge?: unknown;
};
type Answer = { status: number; body: unknown };

/** As much of Stripe's API as a charge needs: tokens say in their name what becomes of them. */
export type StripeDouble = {
  url: string;
  /** The cards's holder answers at the bank. */
  answer(reference: string, approved: boolean): void;
  /** It is at work on a charge, which can be neither answered nor cancelled meanwhile; then it waits for the bank again. */
  work(reference: string, isAtWork: boolean): void;
  /** How often money moved. */
  charges(): number;
  /** The card's tokens and numbers that it was sent, to look for what must not be there. */
  bodies(): string[];
  close(): Promise<void>;
};

/** Starts it on a free port of this machine. */
export async function startStripeDouble(): Promise<StripeDouble> {
  const intents = new Map<string, Intent>();
  const cards = new Map<string, string>();
  const answered = new Map<string, Answer>();
  const bodies: string[] = [];
  const refunds: { id: string; amount: number; payment_intent: string }[] = [];
  let charges = 0;

  const succeed = (intent: Intent): void => {
    charges += 1;
    intent.status = 'succeeded';
    intent.latest_charge = {
      id: `ch_${intent.id}`,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    };
  };
  const refuse = (intent: Intent, code: string, declineCode?: string): Answer => {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { type: 'card_error', code, decline_code: declineCode };
    const error = { type: 'card_error', code, decline_code: declineCode, message: 'declined' };
    return { status: 402, body: { error } };
  };
  const confirm = (intent: Intent, fields: URLSearchParams): Answer => {
    if (intent.status === 'canceled') return invalid('payment_intent_unexpected_state');
    const token = cards.get(fields.get('payment_method') ?? '') ?? '';
    if (token.includes('declined')) return refuse(intent, 'card_declined', 'generic_decline');
    if (token.includes('insufficient')) return refuse(intent, 'card_declined', 'insufficient_funds');
    if (token.includes('challenge')) {
      intent.status = 'requires_action';
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { url: `https://bank.example/${intent.id}`, return_url: fields.get('return_url') },
      };
      return { status: 200, body: intent };
    }
    succeed(intent);
    return token.includes('timeout')
      ? { status: 500, body: { error: { type: 'api_error', message: 'lost' } } }
      : { status: 200, body: intent };
  };
  const route = (method: string, path: string, fields: URLSearchParams): Answer => {
    if (method === 'POST' && path === '/v1/payment_intents') {
      const intent: Intent = {
        id: `pi_${intents.size + 1}`,
        object: 'payment_intent',
        status: 'requires_payment_method',
        amount: Number(fields.get('amount')),
        currency: fields.get('currency') ?? '',
      };
      intents.set(intent.id, intent);
      return { status: 200, body: { ...intent } };
    }
    if (method === 'POST' && path === '/v1/payment_methods') {
      const token = fields.get('card[token]') ?? '';
      if (token.includes('used')) return invalid('token_already_used');
      const id = `pm_${cards.size + 1}`;
      cards.set(id, token);
      return { status: 200, body: { id, object: 'payment_method', type: 'card' } };
    }
    if (path === '/v1/refunds') {
      const intent = intents.get(fields.get('payment_intent') ?? '');
      if (!intent) return { ...invalid('resource_missing'), status: 404 };
      const given = refunds.filter((each) => each.payment_intent === intent.id);
      if (method === 'GET') return { status: 200, body: { object: 'list', data: given, has_more: false } };
      const amount = Number(fields.get('amount'));
      const sum = given.reduce((all, each) => all + each.amount, amount);
      if (intent.status !== 'succeeded' || sum > intent.amount) return invalid('charge_already_refunded');
      const made = {
        id: `re_${refunds.length + 1}`,
        object: 'refund',
        status: 'succeeded',
        amount,
        payment_intent: intent.id,
        metadata: { refund: fields.get('metadata[refund]') },
      };
      refunds.push(made);
      return { status: 200, body: made };
    }
    const [, id = '', action] = /^\/v1\/payment_intents\/(pi_\d+)(?:\/(confirm|cancel))?$/.exec(path) ?? [];
    const intent = intents.get(id);
    if (!intent) return { ...invalid('resource_missing'), status: 404 };
    if (action === 'confirm') return confirm(intent, fields);
    if (action === 'cancel') {
      if (intent.status === 'succeeded' || intent.status === 'processing')
        return invalid('payment_intent_unexpected_state');
      intent.status = 'canceled';
    }
    return { status: 200, body: intent };
  };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    bodies.push(body);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answered.get(key) : undefined;
    const answer = known ?? route(request.method ?? '', path, new URLSearchParams(body || query));
    // As Stripe does: the answer to a key is the first one's, failures of its own among them.
    const kept = { status: answer.status, body: structuredClone(answer.body) };
    if (typeof key === 'string') answered.set(key, kept);
    response.writeHead(kept.status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    response.end(JSON.stringify(kept.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    answer(reference, approved) {
      const intent = intents.get(reference);
      if (intent?.status !== 'requires_action') return;
      if (approved) succeed(intent);
      else refuse(intent, 'payment_intent_authentication_failure');
    },
    work(reference, isAtWork) {
      const intent = intents.get(reference);
      if (intent) intent.status = isAtWork ? 'processing' : 'requires_action';
    },
    charges: () => charges,
    bodies: () => bodies,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function invalid(code: string): Answer {
  return { status: 400, body: { error: { type: 'invalid_request_error', code, message: code } } };
}
