import { describe, expect, it } from 'vitest';
import { describeFaults, readEnvironment } from './environment.ts';
import { environmentVariables } from './environment-variables.ts';

describe('readEnvironment', () => {
  it('fills in the defaults of an empty environment', () => {
    const reading = readEnvironment({});
    expect(reading).toEqual({
      ok: true,
      environment: {
        NODE_ENV: 'production',
        HOST: 'localhost',
        PORT: 3000,
        TRUST_PROXY: [],
        DATA_DIR: '.data',
        PREVIEWS: 2,
        LOG_LEVEL: 'info',
      },
    });
  });

  it('reads numbers and lists, takes empty as unset, and ignores what is not ours', () => {
    const reading = readEnvironment({
      PORT: ' 8080 ',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      SMTP_URL: '',
      PATH: '/bin',
    });
    expect(reading).toMatchObject({
      ok: true,
      environment: { PORT: 8080, TRUST_PROXY: ['10.0.0.0/8', '::1'] },
    });
    expect(reading).not.toHaveProperty('environment.PATH');
    expect(reading).not.toHaveProperty('environment.SMTP_URL');
  });

  it('lists every fault at once', () => {
    const reading = readEnvironment({
      PORT: 'three',
      NODE_ENV: 'staging',
      TRUST_PROXY: 'true,10.0.0.0/64',
      DATABASE_URL: 'mysql://localhost/x',
      SMTP_URL: 'smtp://localhost',
      ADMIN_TOKEN: 'short',
    });
    if (reading.ok) throw new Error('a faulty environment was taken');
    expect(reading.faults.map((fault) => fault.variable)).toEqual([
      'NODE_ENV',
      'PORT',
      'ADMIN_TOKEN',
      'DATABASE_URL',
      'MAIL_FROM',
      'TRUST_PROXY',
      'TRUST_PROXY',
    ]);
    expect(describeFaults(reading.faults)).toContain(
      "  TRUST_PROXY: 'true' is neither an address nor a CIDR range",
    );
  });
});

it.each(['http://:hidden@cache:6379', '//:hidden@cache', 'hidden'])(
  'does not repeat a faulty address, which may hold a password: %s',
  (REDIS_URL) => {
    const reading = readEnvironment({ REDIS_URL });
    if (reading.ok) throw new Error('a faulty address was taken');
    expect(reading.faults.map((fault) => fault.variable)).toEqual(['REDIS_URL']);
    expect(describeFaults(reading.faults)).not.toContain('hidden');
  },
);

it('names what a variable may be', () => {
  const reading = readEnvironment({ LOG_LEVEL: 'verbose' });
  if (reading.ok) throw new Error('a faulty level was taken');
  expect(describeFaults(reading.faults)).toContain(
    'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
  );
});

it.each([
  ['PORT', '70000', 'This number must be 65535 or less.'],
  ['PORT', '-1', 'This number must be 0 or more.'],
  ['PORT', 'x', 'This must be a whole number.'],
])('says in our words what is wrong with %s=%s', (variable, value, problem) => {
  const reading = readEnvironment({ [variable]: value });
  if (reading.ok) throw new Error('a faulty value was taken');
  expect(reading.faults).toEqual([{ variable, problem }]);
});

it('takes Redis with a password, and over TLS', () => {
  for (const REDIS_URL of ['redis://:secret@cache:6379/1', 'rediss://user:secret@cache.example.org']) {
    expect(readEnvironment({ REDIS_URL })).toMatchObject({ ok: true, environment: { REDIS_URL } });
  }
});

describe('environmentVariables', () => {
  it('describes every variable', () => {
    expect(environmentVariables.filter((variable) => variable.description === '')).toEqual([]);
    expect(environmentVariables.find((variable) => variable.name === 'PORT')?.default).toBe('3000');
  });
});
