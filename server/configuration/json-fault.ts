import jsonc, { type Node } from 'jsonc-parser';
import type { Sentence } from '#engine/event/diagnosis/sentence.ts';
import { says } from '#server/languages/publishing-sentences.ts';

/** Strings, which are skipped, and common mistakes: trailing commas, comments, curly quotes. */
const STRING_OR_FAULT =
  /"(?:[^"\\\n]|\\.)*"|(?<comma>,(?=\s*[}\]]))|(?<comment>\/\/|\/\*|(?<=^[ \t]*)#)|(?<quote>[“”„‟«»‘’‚])|(?<single>')/gm;

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** The sentence for each, with its line. */
const SAID: Readonly<Record<string, (line: number, mark: string) => Sentence>> = {
  comma: (line) => says('comma', { line }),
  comment: (line) => says('comment', { line }),
  quote: (line, mark) => says('quote', { line, mark }),
  single: (line) => says('single', { line }),
};

/** Why a text is not JSON, with the line: usually a trailing comma. */
export function jsonFault(text: string, error: unknown): Sentence {
  for (const found of text.matchAll(STRING_OR_FAULT)) {
    const [kind] = Object.entries(found.groups ?? {}).find(([, part]) => part !== undefined) ?? [];
    const said = kind === undefined ? undefined : SAID[kind];
    if (said) return said(lineAt(text, found.index), found[0]);
  }
  const message = error instanceof Error ? error.message : String(error);
  const at = /position (\d+)/.exec(message)?.[1] ?? (/end of JSON/.test(message) ? text.length : undefined);
  if (at === undefined) return says('unreadable', { reason: message });
  const reason = message.replace(/\s+in JSON at position.*$/s, '');
  return says('notRead', { line: lineAt(text, Number(at)), reason });
}

/** The JSON of a text, or why it has none; of a key that is given twice the first would be lost without a word. */
export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: Sentence };

/** Reads JSON, with or without the byte order mark that some editors write before it. */
export function readJson(content: string): JsonReading {
  const text = content.replace(/^\u{FEFF}/u, '');
  try {
    const value: unknown = JSON.parse(text);
    const twice = duplicateKey(jsonc.parseTree(text));
    if (!twice) return { ok: true, value };
    const { key, first, second } = twice;
    const lines = { first: lineAt(text, first), second: lineAt(text, second) };
    return { ok: false, fault: says('twice', { key, ...lines }) };
  } catch (error) {
    return { ok: false, fault: jsonFault(text, error) };
  }
}

function duplicateKey(root: Node | undefined): { key: string; first: number; second: number } | undefined {
  const open = root ? [root] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    const seen = new Map<string, number>();
    for (const child of node.children ?? []) {
      open.push(child);
      const name = child.type === 'property' ? child.children?.[0] : undefined;
      if (!name) continue;
      const key = String(name.value);
      const first = seen.get(key);
      if (first !== undefined) return { key, first, second: name.offset };
      seen.set(key, name.offset);
    }
  }
  return undefined;
}
