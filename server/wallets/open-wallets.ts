import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Environment } from '#server/settings/environment-variables.ts';
import { passOwner } from '#server/settings/pass-owner.ts';
import { readPem } from '#server/settings/read-pem.ts';

/** What Apple's passes are signed with; the certificate says whose they are. */
export type AppleWallet = {
  readonly passType: string;
  readonly team: string;
  readonly certificate: string;
  /** Without a password, which only its place in the environment needs. */
  readonly key: string;
  /** Apple's own, by which a phone knows ours. */
  readonly authority: string;
};

/** What Google's links are signed with. */
export type GoogleWallet = { readonly issuer: string; readonly account: string; readonly key: string };

/** Which wallets tickets can be put into; one that is not configured is not offered. */
export type Wallets = { readonly apple?: AppleWallet; readonly google?: GoogleWallet };

type Settings = Pick<
  Environment,
  | 'APPLE_PASS_CERTIFICATE'
  | 'APPLE_PASS_KEY'
  | 'APPLE_PASS_KEY_PASSWORD'
  | 'APPLE_WWDR_CERTIFICATE'
  | 'GOOGLE_WALLET_ISSUER_ID'
  | 'GOOGLE_WALLET_ACCOUNT'
  | 'GOOGLE_WALLET_KEY'
>;

/** The wallets whose keys the environment holds; it was read already, so that they can be used. */
export function openWallets(settings: Settings): Wallets {
  const [apple, google] = [openApple(settings), openGoogle(settings)];
  return { ...(apple && { apple }), ...(google && { google }) };
}

function openApple(settings: Settings): AppleWallet | undefined {
  const { APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_WWDR_CERTIFICATE } = settings;
  if (!APPLE_PASS_CERTIFICATE || !APPLE_PASS_KEY || !APPLE_WWDR_CERTIFICATE) return undefined;
  const certificate = readPem(APPLE_PASS_CERTIFICATE);
  const owner = passOwner(new X509Certificate(certificate));
  const passphrase = settings.APPLE_PASS_KEY_PASSWORD;
  const key = createPrivateKey({ key: readPem(APPLE_PASS_KEY), passphrase });
  return (
    owner && {
      ...owner,
      certificate,
      key: String(key.export({ type: 'pkcs1', format: 'pem' })),
      authority: readPem(APPLE_WWDR_CERTIFICATE),
    }
  );
}

function openGoogle(settings: Settings): GoogleWallet | undefined {
  const { GOOGLE_WALLET_ISSUER_ID: issuer, GOOGLE_WALLET_ACCOUNT: account, GOOGLE_WALLET_KEY } = settings;
  if (!issuer || !account || !GOOGLE_WALLET_KEY) return undefined;
  return { issuer, account, key: readPem(GOOGLE_WALLET_KEY) };
}
