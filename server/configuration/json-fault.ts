/** Strings, which are passed over, and a comma that nothing follows. */
const STRING_OR_LAST_COMMA = /"(?:[^"\\\n]|\\.)*"|,(?=(?<end>\s*[}\]]))/g;

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Why a text is no JSON, with the line where it stops being that: the last comma of a list is the usual one. */
export function jsonFault(text: string, error: unknown): string {
  for (const found of text.matchAll(STRING_OR_LAST_COMMA)) {
    if (found.groups?.['end'] === undefined) continue;
    return `the comma on line ${lineAt(text, found.index)} is followed by nothing. Take it away`;
  }
  const message = error instanceof Error ? error.message : String(error);
  const at = /position (\d+)/.exec(message)?.[1] ?? (/end of JSON/.test(message) ? text.length : undefined);
  if (at === undefined) return message;
  return `line ${lineAt(text, Number(at))} cannot be read (${message.replace(/\s+in JSON at position.*$/s, '')})`;
}
