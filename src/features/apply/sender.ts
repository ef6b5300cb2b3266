import { api } from '#engine/contract/calls.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Call } from '#src/api/client.ts';
import type { TokenStore } from '#src/api/token.ts';
import { askAsHolder } from '#src/flow/dossier/as-holder.ts';
import { applicationOf } from './current-application.ts';

/** The address in a link, which gives a token together with the code. */
interface Proof {
  readonly email: string;
  readonly locale: Locale;
}

/** The contents of a link to a submission. */
export interface Link extends Proof {
  readonly code: string;
}

/** The applicant, as their page knows them. */
export interface Sender {
  readonly tokens: TokenStore;
  /** Makes a request as the applicant. */
  ask<Answer>(call: Call, proof: Proof, signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer>;
}

/**
 * The applicant of a code. The page keeps the token that this device had when it opened, even if another application of
 * the flow is started meanwhile.
 */
export function senderOf(flow: string, code: string): Sender {
  const { current, tokens } = applicationOf(flow);
  let own = current.read()?.code === code ? tokens.read() : undefined;
  return {
    tokens: {
      read: () => own,
      store: tokens.store,
      forget() {
        if (tokens.read() === own) tokens.forget();
        own = undefined;
      },
    },
    ask(call, { email, locale }, signal, ask) {
      const prove = async () => {
        await call(api.flows.continueFlow, { body: { flow, code, email }, signal, locale });
        own = tokens.read();
        current.write({ code, email });
      };
      return askAsHolder({ hasToken: own !== undefined, prove }, ask);
    },
  };
}
