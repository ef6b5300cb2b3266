/** A function that replaces phrases in a text, the longest first and each place once. */
export function replacer(phrases: ReadonlyMap<string, string>): (text: string) => string {
  const all = [...phrases.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  if (all.length === 0) return (text) => text;
  const escaped = all.map((phrase) => phrase.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'gu');
  return (text) => text.replace(pattern, (phrase) => phrases.get(phrase) ?? phrase);
}
