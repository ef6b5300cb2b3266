import Type, { type Static } from 'typebox';

/** The schema of the environment; checks across variables are in environment.ts. */
export const environmentSchema = Type.Object({
  NODE_ENV: Type.Enum(['production', 'development', 'test'], {
    default: 'production',
    description: '`production`, `development` (watches EVENTS_DIR; does not need a built site) or `test`',
  }),
  HOST: Type.String({
    default: 'localhost',
    minLength: 1,
    description:
      'address to listen on; the default accepts only local connections, 0.0.0.0 or :: accepts network connections',
  }),
  PORT: Type.Integer({
    default: 3000,
    minimum: 0,
    maximum: 65535,
    description: 'port to listen on; 0 chooses a free port',
  }),
  PUBLIC_URL: Type.Optional(
    Type.String({
      description: 'public address of the site, used for links in emails; if it is https, HSTS is enabled',
    }),
  ),
  TRUST_PROXY: Type.Array(Type.String(), {
    default: [],
    description:
      'addresses or CIDR ranges of the reverse proxies, comma separated; X-Forwarded-* headers are trusted only from them',
  }),
  DATA_DIR: Type.String({
    default: '.data',
    minLength: 1,
    description: 'folder of the embedded database and of uploads',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      description:
        'postgres:// address of a PostgreSQL server (15 or newer), instead of the embedded database',
    }),
  ),
  REDIS_URL: Type.Optional(
    Type.String({
      description:
        'redis:// or rediss:// address shared by several server processes, for their messages and rate limits; they must also share DATABASE_URL',
    }),
  ),
  REALTIME_SECRET: Type.Optional(
    Type.String({
      minLength: 24,
      description:
        'secret for sending messages to open pages through the Pusher HTTP API; without it the API is disabled',
    }),
  ),
  EVENTS_DIR: Type.Optional(
    Type.String({
      description: 'folder of event documents to watch; changed files are published right away (development)',
    }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      description:
        'smtp:// or smtps:// address for sending email; without it, emails stay in the outbox, shown at /outbox',
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      description:
        'sender of all emails, such as "Conference <registration@example.org>"; required with SMTP_URL',
    }),
  ),
  TWILIO_ACCOUNT_SID: Type.Optional(
    Type.String({
      description:
        'account at Twilio, or a provider with the same API, for text messages; without it, text messages are not offered',
    }),
  ),
  TWILIO_AUTH_TOKEN: Type.Optional(
    Type.String({ description: 'secret of that account; required with TWILIO_ACCOUNT_SID' }),
  ),
  TWILIO_FROM: Type.Optional(
    Type.String({
      description:
        'sender number, such as +16045550100, or ID of a messaging service (MG…); required with TWILIO_ACCOUNT_SID',
    }),
  ),
  TWILIO_API_URL: Type.Optional(
    Type.String({ description: 'address of the provider’s API, if it is not Twilio' }),
  ),
  ADMIN_TOKEN: Type.Optional(
    Type.String({
      minLength: 24,
      description:
        'secret used by `npx rostrum` to publish documents; without it, one is created and saved in DATA_DIR',
    }),
  ),
  ROSTRUM_SERVER: Type.Optional(
    Type.String({
      pattern: '^https?://[^/]+/?$',
      description:
        'for `npx rostrum` only: the address of an event on a server elsewhere, such as `https://fair.example.org`; ADMIN_TOKEN is then that server’s, or a token made at its desk',
    }),
  ),
  OWNER_EMAIL: Type.Optional(
    Type.String({
      format: 'email',
      description:
        'address that becomes an owner of every event without one when the server starts; they sign in at /organize',
    }),
  ),
  PLACES_API_KEY: Type.Optional(
    Type.String({
      description: 'key of the places service for address suggestions; without it, none are offered',
    }),
  ),
  STRIPE_SECRET_KEY: Type.Optional(
    Type.String({
      description:
        'secret key of the Stripe account that charges cards; without it, payments run in a sandbox and charge no one',
    }),
  ),
  STRIPE_PUBLISHABLE_KEY: Type.Optional(
    Type.String({
      description:
        'publishable key used by browsers to send cards to Stripe; required with STRIPE_SECRET_KEY',
    }),
  ),
  STRIPE_API_URL: Type.Optional(
    Type.String({ description: 'address of Stripe’s API, if it is different, as in tests' }),
  ),
  APPLE_PASS_CERTIFICATE: Type.Optional(
    Type.String({
      description:
        'your pass type certificate from Apple, as PEM, for Apple Wallet tickets; line breaks may be written as \\n; without it, Apple Wallet is not offered',
    }),
  ),
  APPLE_PASS_KEY: Type.Optional(
    Type.String({
      description: 'private key of that certificate, as PEM; required with APPLE_PASS_CERTIFICATE',
    }),
  ),
  APPLE_PASS_KEY_PASSWORD: Type.Optional(Type.String({ description: 'password of that key, if it has one' })),
  APPLE_WWDR_CERTIFICATE: Type.Optional(
    Type.String({
      description:
        'Apple’s own certificate (Worldwide Developer Relations) that signed yours, as PEM; required with APPLE_PASS_CERTIFICATE',
    }),
  ),
  GOOGLE_WALLET_ISSUER_ID: Type.Optional(
    Type.String({
      description: 'your issuer number at Google Wallet; without it, Google Wallet is not offered',
    }),
  ),
  GOOGLE_WALLET_ACCOUNT: Type.Optional(
    Type.String({
      description: 'email address of the service account; required with GOOGLE_WALLET_ISSUER_ID',
    }),
  ),
  GOOGLE_WALLET_KEY: Type.Optional(
    Type.String({
      description:
        'private key of that account, as PEM (`private_key` in its file); required with GOOGLE_WALLET_ISSUER_ID',
    }),
  ),
  PREVIEWS: Type.Integer({
    default: 2,
    minimum: 0,
    maximum: 50,
    description:
      'the most previews of drafts that run at once, each a process of about 250 MB; they need DNS and a certificate for the subdomains of an event’s host; 0 turns them off',
  }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description:
      'lowest log level to write; logs are JSON, or text on a terminal, where successful requests are `debug`',
  }),
});

export type Environment = Static<typeof environmentSchema>;
export type EnvironmentVariable = keyof Environment;

/** The variables with purpose and default, in reading order, from which the documentation is generated. */
export const environmentVariables = Object.entries(environmentSchema.properties).map(([name, schema]) => ({
  name,
  description: 'description' in schema ? String(schema.description) : '',
  default: 'default' in schema ? [schema.default].flat().join(', ') : undefined,
}));
