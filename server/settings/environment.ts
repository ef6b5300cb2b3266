import { isIP } from 'node:net';
import { Value } from 'typebox/value';
import { constraintProblem } from '#engine/event/diagnosis/explain-failure.ts';
import { diagnosisProblems } from '#engine/event/diagnosis/problems.ts';
import { writeSentence } from '#engine/event/diagnosis/sentence.ts';
import { readUrl } from '#engine/form/format/read-url.ts';
import { type Environment, type EnvironmentVariable, environmentSchema } from './environment-variables.ts';
import {
  certificateProblem,
  issuerProblem,
  keyProblem,
  passCertificateProblem,
  passKeyProblem,
} from './wallet-key-problems.ts';

export type EnvironmentFault = { variable: EnvironmentVariable; problem: string };
export type EnvironmentReading =
  | { ok: true; environment: Environment }
  | { ok: false; faults: EnvironmentFault[] };

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
      : writeSentence(constraintProblem(error.keyword, Object(error.params)), 'en', {
          diagnosis: diagnosisProblems,
        });
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
