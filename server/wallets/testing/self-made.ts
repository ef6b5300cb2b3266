import { generateKeyPairSync, type KeyObject, webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const USER_ID = '0.9.2342.19200300.100.1.1';
const COMMON_NAME = '2.5.4.3';
const ORGANIZATIONAL_UNIT = '2.5.4.11';

/** A certificate and its key that no authority has signed, as PEM. */
export type SelfMade = { certificate: string; key: string };

/** A certificate such as Apple gives for a type of pass, signed by itself. */
export async function selfMadeCertificate({
  passType = 'pass.example.tickets',
  team = 'TEAM123456',
} = {}): Promise<SelfMade> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({ value: 7 });
  const parts = [
    [USER_ID, passType],
    [COMMON_NAME, `Pass Type ID: ${passType}`],
    [ORGANIZATIONAL_UNIT, team],
  ] as const;
  certificate.subject = named(parts);
  certificate.issuer = named(parts);
  certificate.notBefore.value = new Date(Date.now() - 86_400_000);
  certificate.notAfter.value = new Date(Date.now() + 365 * 86_400_000);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  return {
    certificate: pem('CERTIFICATE', certificate.toSchema(true).toBER(false)),
    key: pem('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', privateKey)),
  };
}

/** A key such as Google gives for a service account, and what its signatures are checked by. */
export function selfMadeKey(): { key: string; publicKey: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), publicKey };
}

/** A name of parts that follow each other, as authorities write them; those without words are left out. */
function named(parts: readonly (readonly [type: string, words: string])[]): pkijs.RelativeDistinguishedNames {
  const value = parts
    .filter(([, words]) => words !== '')
    .map(([type, words]) => {
      const pair = [new asn1js.ObjectIdentifier({ value: type }), new asn1js.Utf8String({ value: words })];
      return new asn1js.Set({ value: [new asn1js.Sequence({ value: pair })] });
    });
  const { result } = asn1js.fromBER(new asn1js.Sequence({ value }).toBER(false));
  return new pkijs.RelativeDistinguishedNames({ schema: result });
}

function pem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** Variables of an environment in which both wallets are configured, with keys of our own making. */
export async function selfMadeWallets(): Promise<Record<string, string>> {
  const [own, authority] = [
    await selfMadeCertificate(),
    await selfMadeCertificate({ passType: '', team: '' }),
  ];
  return {
    APPLE_PASS_CERTIFICATE: own.certificate,
    // With line ends as a service account's file has them, and as most places for variables do.
    APPLE_PASS_KEY: own.key.replaceAll('\n', '\\n'),
    APPLE_WWDR_CERTIFICATE: authority.certificate,
    GOOGLE_WALLET_ISSUER_ID: '3388000000022345678',
    GOOGLE_WALLET_ACCOUNT: 'passes@example-project.iam.gserviceaccount.com',
    GOOGLE_WALLET_KEY: selfMadeKey().key,
  };
}
