/** The text of a file in UTF-8 or UTF-16, with or without a byte order mark, or else in Windows-1252, as Excel saves it. */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const start = bytes.subarray(0, 1_000);
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  // Latin letters in UTF-16: every other byte is 0.
  if (Math.max(even, odd) > start.length / 4) return decode(bytes, even > odd ? 'utf-16be' : 'utf-16le');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, 'windows-1252');
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);
