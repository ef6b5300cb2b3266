import type { Locale } from '#engine/configuration/text.ts';
import { api } from '#engine/contract/api.ts';
import type { Call } from '#src/api/client.ts';
import type { TokenStore } from '#src/api/token.ts';
import { askAsHolder } from '#src/flow/dossier/as-holder.ts';
import { applicationOf } from './current-application.ts';

/** The address of a link; with its code it gives a token where this device has none. */
interface Proof {
  readonly email: string;
  readonly locale: Locale;
}

/** What a link says of what was sent. */
export interface Link extends Proof {
  readonly code: string;
}

/** Who has sent an application, as the page that shows it knows them. */
export interface Sender {
  readonly tokens: TokenStore;
  /** Asks something as who has sent it. */
  ask<Answer>(call: Call, proof: Proof, signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Who has sent the application of a code. Their token is the one that this device has open, and stays the page's own when
 * another application of the flow is begun meanwhile: what the page asks anew is still asked about this one.
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
