/**
 * An address that every part of the server reads alike: undecodable parts and backslashes (which URLs turn into
 * slashes) are escaped, so that they lead nowhere.
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
