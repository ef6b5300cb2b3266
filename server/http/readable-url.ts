/**
 * An address as every part of the server can read it: what cannot be decoded, and a backslash, which addresses turn into a
 * slash, stand for the characters that they are, and so lead nowhere rather than somewhere else.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const readable = (isDecodable(path) ? path : path.replaceAll('%', '%25')).replaceAll('\\', '%5C');
  return [readable, ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
