import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { passOwner } from './pass-owner.ts';
import { readPem } from './read-pem.ts';

type Given = Readonly<Record<string, unknown>>;

/** Why a text is no certificate; undefined where it is one. */
export function certificateProblem(text: string): string | undefined {
  return readCertificate(text) ? undefined : 'is not a certificate in PEM';
}

/** Why a text is not the certificate of a type of pass. */
export function passCertificateProblem(text: string): string | undefined {
  const certificate = readCertificate(text);
  if (!certificate) return certificateProblem(text);
  return passOwner(certificate)
    ? undefined
    : 'names no pass type and team: it is not one that Apple gives for passes';
}

/** Why a text is not the RSA key of the certificate of a type of pass. */
export function passKeyProblem(text: string, given: Given): string | undefined {
  const { APPLE_PASS_KEY_PASSWORD: password, APPLE_PASS_CERTIFICATE } = given;
  const key = readKey(text, typeof password === 'string' ? password : undefined);
  if (key?.asymmetricKeyType !== 'rsa')
    return 'is not an RSA key in PEM, or APPLE_PASS_KEY_PASSWORD does not open it';
  const certificate = readCertificate(String(APPLE_PASS_CERTIFICATE));
  return !certificate || certificate.checkPrivateKey(key)
    ? undefined
    : 'is not the key of APPLE_PASS_CERTIFICATE';
}

/** Why a text is no RSA key. */
export function keyProblem(text: string): string | undefined {
  return readKey(text)?.asymmetricKeyType === 'rsa' ? undefined : 'is not an RSA key in PEM';
}

/** Why a text is no issuer of Google's. */
export function issuerProblem(text: string): string | undefined {
  return /^\d+$/.test(text) ? undefined : 'is not a number';
}

function readCertificate(text: string): X509Certificate | undefined {
  try {
    return new X509Certificate(readPem(text));
  } catch {
    return undefined;
  }
}

function readKey(text: string, passphrase?: string): KeyObject | undefined {
  try {
    return createPrivateKey({ key: readPem(text), passphrase });
  } catch {
    return undefined;
  }
}
