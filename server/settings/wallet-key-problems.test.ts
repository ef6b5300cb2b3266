import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openWallets } from '#server/wallets/open-wallets.ts';
import { selfMadeCertificate, selfMadeKey, selfMadeWallets } from '#server/wallets/testing/self-made.ts';
import { describeFaults, readEnvironment } from './environment.ts';

let right: Record<string, string>;
beforeAll(async () => {
  right = await selfMadeWallets();
});

const faultsOf = (given: Record<string, string>) => {
  const reading = readEnvironment(given);
  return reading.ok ? [] : reading.faults.map(({ variable, problem }) => `${variable} ${problem}`);
};

test('keys that go together are taken, one with a password too', () => {
  expect(faultsOf(right)).toEqual([]);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const locked = privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: 'open',
  });
  const given = { APPLE_PASS_KEY: String(locked), APPLE_PASS_KEY_PASSWORD: 'open' };
  expect(faultsOf({ ...right, ...given })).toEqual([
    'APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE',
  ]);
  expect(faultsOf({ ...right, ...given, APPLE_PASS_KEY_PASSWORD: 'shut' })).toEqual([
    'APPLE_PASS_KEY is not an RSA key in PEM, or APPLE_PASS_KEY_PASSWORD does not open it',
  ]);
});

test('a start with keys that cannot sign is refused, and none of them is repeated', async () => {
  const other = await selfMadeCertificate({ passType: '' });
  const wrong: Record<string, string> = {
    ...right,
    APPLE_PASS_CERTIFICATE: other.certificate,
    APPLE_WWDR_CERTIFICATE: 'hidden',
    GOOGLE_WALLET_ISSUER_ID: 'hidden',
    GOOGLE_WALLET_KEY: 'hidden',
  };
  expect(faultsOf(wrong)).toEqual([
    'APPLE_PASS_CERTIFICATE names no pass type and team: it is not one that Apple gives for passes',
    'APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE',
    'APPLE_WWDR_CERTIFICATE is not a certificate in PEM',
    'GOOGLE_WALLET_ISSUER_ID is not a number',
    'GOOGLE_WALLET_KEY is not an RSA key in PEM',
  ]);
  const reading = readEnvironment(wrong);
  if (reading.ok) throw new Error('wrong keys were taken');
  expect(describeFaults(reading.faults)).not.toMatch(/hidden|BEGIN/);
});

test('half of a wallet is not one', () => {
  const { APPLE_PASS_CERTIFICATE = '', GOOGLE_WALLET_ISSUER_ID = '' } = right;
  expect(faultsOf({ APPLE_PASS_CERTIFICATE, GOOGLE_WALLET_ISSUER_ID })).toEqual([
    'APPLE_PASS_KEY is needed when APPLE_PASS_CERTIFICATE is set',
    'APPLE_WWDR_CERTIFICATE is needed when APPLE_PASS_CERTIFICATE is set',
    'GOOGLE_WALLET_ACCOUNT is needed when GOOGLE_WALLET_ISSUER_ID is set',
    'GOOGLE_WALLET_KEY is needed when GOOGLE_WALLET_ISSUER_ID is set',
  ]);
  expect(openWallets({ GOOGLE_WALLET_KEY: selfMadeKey().key })).toEqual({});
});
