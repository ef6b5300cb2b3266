import { isIP } from 'node:net';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { constraintProblem } from '#engine/configuration/explain-failure.ts';
import { readUrl } from '#engine/values/read-url.ts';
import {
  certificateProblem,
  issuerProblem,
  keyProblem,
  passCertificateProblem,
  passKeyProblem,
} from './wallets/key-problems.ts';

const environmentSchema = Type.Object({
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
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description:
      'lowest log level to write; logs are JSON, or text on a terminal, where successful requests are `debug`',
  }),
});

export type Environment = Static<typeof environmentSchema>;
export type EnvironmentVariable = keyof Environment;
export type EnvironmentFault = { variable: EnvironmentVariable; problem: string };
export type EnvironmentReading =
  | { ok: true; environment: Environment }
  | { ok: false; faults: EnvironmentFault[] };

/** The variables with purpose and default, in reading order, from which the documentation is generated. */
export const environmentVariables = Object.entries(environmentSchema.properties).map(([name, schema]) => ({
  name,
  description: 'description' in schema ? String(schema.description) : '',
  default: 'default' in schema ? [schema.default].flat().join(', ') : undefined,
}));

/** Reads the process's variables; returns all of them typed, or every fault at once. */
export function readEnvironment(source: Record<string, string | undefined>): EnvironmentReading {
  // An empty variable is an unset one: that is how compose files and CI switch a value off.
  const given = Object.fromEntries(
    Object.keys(environmentSchema.properties).flatMap((name) => {
      const text = source[name]?.trim();
      return text ? [[name, name === 'TRUST_PROXY' ? splitList(text) : text]] : [];
    }),
  );
  const candidate = Value.Convert(environmentSchema, Value.Default(environmentSchema, given));
  const faults = [
    ...schemaFaults(candidate),
    ...Object.entries(meaning).flatMap(([name, check]) => check(given, name)),
  ];
  if (faults.length === 0 && Value.Check(environmentSchema, candidate))
    return { ok: true, environment: candidate };
  return { ok: false, faults };
}

/** The message a faulty start prints: one line for each fault. */
export function describeFaults(faults: EnvironmentFault[]): string {
  return [
    'Some settings are not valid:',
    ...faults.map((fault) => `  ${fault.variable}: ${fault.problem}`),
  ].join('\n');
}

type Given = Record<string, unknown>;
type Check = (given: Given, name: string) => EnvironmentFault[];

// Checks beyond the schema: valid addresses, and variables that need each other.
const meaning: Partial<Record<EnvironmentVariable, Check>> = {
  PUBLIC_URL: urlWith(['http:', 'https:']),
  DATABASE_URL: urlWith(['postgres:', 'postgresql:']),
  REDIS_URL: urlWith(['redis:', 'rediss:']),
  SMTP_URL: urlWith(['smtp:', 'smtps:']),
  MAIL_FROM: neededWith('SMTP_URL'),
  TWILIO_API_URL: urlWith(['https:', 'http:']),
  TWILIO_AUTH_TOKEN: neededWith('TWILIO_ACCOUNT_SID'),
  TWILIO_FROM: neededWith('TWILIO_ACCOUNT_SID'),
  STRIPE_API_URL: urlWith(['https:', 'http:']),
  STRIPE_PUBLISHABLE_KEY: neededWith('STRIPE_SECRET_KEY'),
  APPLE_PASS_CERTIFICATE: saidOf(passCertificateProblem),
  APPLE_PASS_KEY: either(neededWith('APPLE_PASS_CERTIFICATE'), saidOf(passKeyProblem)),
  APPLE_WWDR_CERTIFICATE: either(neededWith('APPLE_PASS_CERTIFICATE'), saidOf(certificateProblem)),
  GOOGLE_WALLET_ISSUER_ID: saidOf(issuerProblem),
  GOOGLE_WALLET_ACCOUNT: neededWith('GOOGLE_WALLET_ISSUER_ID'),
  GOOGLE_WALLET_KEY: either(neededWith('GOOGLE_WALLET_ISSUER_ID'), saidOf(keyProblem)),
  TRUST_PROXY: (given) =>
    listOf(given.TRUST_PROXY)
      .filter((entry) => !isAddressOrRange(entry))
      .map((entry) => ({
        variable: 'TRUST_PROXY',
        problem: `'${entry}' is neither an address nor a CIDR range`,
      })),
};

function schemaFaults(candidate: unknown): EnvironmentFault[] {
  return Value.Errors(environmentSchema, candidate).flatMap((error) => {
    const variable = error.instancePath.split('/')[1];
    if (!isVariable(variable)) return [];
    const allowed = allowedValues(variable);
    const problem = allowed
      ? `must be one of ${allowed.join(', ')}`
      : constraintProblem(error.keyword, Object(error.params));
    return [{ variable, problem }];
  });
}

/** A variable's allowed values, if it is an enumeration. */
function allowedValues(variable: EnvironmentVariable): unknown[] | undefined {
  const schema = environmentSchema.properties[variable];
  return 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : undefined;
}

function isVariable(name: string | undefined): name is EnvironmentVariable {
  return name !== undefined && Object.hasOwn(environmentSchema.properties, name);
}

function neededWith(other: EnvironmentVariable): Check {
  return (given, name) =>
    given[other] && !given[name] && isVariable(name)
      ? [{ variable: name, problem: `is needed when ${other} is set` }]
      : [];
}

/** The faults of the first check that finds one. */
function either(...checks: Check[]): Check {
  return (given, name) => checks.map((check) => check(given, name)).find((faults) => faults.length > 0) ?? [];
}

/** What is wrong with a text that is given, in words that never repeat it. */
function saidOf(find: (text: string, given: Given) => string | undefined): Check {
  return (given, name) => {
    const text = given[name];
    const problem = typeof text === 'string' ? find(text, given) : undefined;
    return problem !== undefined && isVariable(name) ? [{ variable: name, problem }] : [];
  };
}

function urlWith(protocols: string[]): Check {
  return (given, name) => {
    const text = given[name];
    if (typeof text !== 'string' || !isVariable(name)) return [];
    const url = readUrl(text);
    if (!url) return [{ variable: name, problem: 'is not a URL' }];
    return protocols.includes(url.protocol)
      ? []
      : [{ variable: name, problem: `must start with ${protocols.map((each) => `${each}//`).join(' or ')}` }];
  };
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function splitList(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
