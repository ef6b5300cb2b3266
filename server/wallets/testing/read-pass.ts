import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

/** The files of a pass by their names. A pass is a zip whose files are stored as they are. */
export function filesOf(pass: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = pass.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0) throw new Error('the pass is not a zip');
  let at = pass.readUInt32LE(end + 16);
  for (let left = pass.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (pass.readUInt16LE(at + 10) !== 0) throw new Error('a file of the pass is packed');
    const [size, name, extra, comment] = [
      pass.readUInt32LE(at + 24),
      pass.readUInt16LE(at + 28),
      pass.readUInt16LE(at + 30),
      pass.readUInt16LE(at + 32),
    ];
    const local = pass.readUInt32LE(at + 42);
    const start = local + 30 + pass.readUInt16LE(local + 26) + pass.readUInt16LE(local + 28);
    files.set(pass.toString('utf8', at + 46, at + 46 + name), pass.subarray(start, start + size));
    at += 46 + name + extra + comment;
  }
  return files;
}

/** A file of a pass as JSON. */
export function jsonOf(files: Map<string, Buffer>, name: string): Record<string, unknown> {
  return JSON.parse(String(files.get(name)));
}

/** SHA-1 of every file but the manifest and its signature: what a manifest has to say. */
export function digestsOf(files: Map<string, Buffer>): Record<string, string> {
  const told = [...files].filter(([name]) => name !== 'manifest.json' && name !== 'signature');
  return Object.fromEntries(
    told.map(([name, content]) => [name, createHash('sha1').update(content).digest('hex')]),
  );
}

/** Whether a detached signature (PKCS #7) is of this content and by the certificate that it holds first of its signer. */
export async function isSigned(signature: Buffer, content: Buffer): Promise<boolean> {
  const { result } = asn1js.fromBER(new Uint8Array(signature));
  const signed = new pkijs.SignedData({ schema: new pkijs.ContentInfo({ schema: result }).content });
  if (signed.encapContentInfo.eContent) throw new Error('the signature holds what it signs');
  return signed.verify({ signer: 0, data: Uint8Array.from(content).buffer, checkChain: false });
}
