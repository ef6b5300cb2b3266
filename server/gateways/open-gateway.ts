import type { Database } from '#server/database/database.ts';
import type { Environment } from '#server/settings/environment-variables.ts';
import type { PaymentGateway } from './gateway.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import { stripeApiUrl, stripeGateway } from './stripe-gateway.ts';

type Settings = Pick<Environment, 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_API_URL'>;

/** Stripe if the environment has its key, otherwise the sandbox, which charges no one. */
export function openGateway(settings: Settings, db: Database): PaymentGateway {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY = '', STRIPE_API_URL } = settings;
  if (STRIPE_SECRET_KEY === undefined) return sandboxGateway(db);
  return stripeGateway({
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    apiUrl: STRIPE_API_URL,
  });
}

/** Further origins that browsers connect to, for the content security policy. */
export function gatewayOrigins({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Settings): string[] {
  return STRIPE_SECRET_KEY === undefined ? [] : [new URL(STRIPE_API_URL ?? stripeApiUrl).origin];
}
