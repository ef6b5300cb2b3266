/** Octets of a line without its break (RFC 5545, 3.1). */
const MOST = 75;

const octets = (text: string) => Buffer.byteLength(text);

/**
 * Folds the lines of a calendar file where they are too long in octets, and never inside of a character: what counts
 * characters makes lines of a French text too long, and what cuts between octets makes them unreadable.
 */
export function foldLines(file: string): string {
  return file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
}

function foldLine(line: string): string {
  if (octets(line) <= MOST) return line;
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    // The space that a line goes on with counts too.
    if (octets(current) + octets(character) > MOST) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}
