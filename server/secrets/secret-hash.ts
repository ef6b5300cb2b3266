import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 in hexadecimal, for random secrets and files. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function hashesEqual(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
