import type { HarPostData } from './har.ts';

/** The fields of a call's body by name; repeated ones are lists. */
export type CallFields = Readonly<Record<string, unknown>>;

/** Reads a body whichever way it was sent: fields of a form, of a form with files, or JSON. */
export function readBody(data: HarPostData | undefined): CallFields {
  if (!data) return {};
  // Playwright writes an empty list beside the text.
  if (data.params?.length) return asFields(data.params.map(({ name, value }) => [name, value]));
  const { text = '', mimeType } = data;
  if (mimeType.startsWith('application/x-www-form-urlencoded'))
    return asFields([...new URLSearchParams(text)]);
  if (mimeType.startsWith('multipart/form-data')) return asFields(multipartFields(text));
  const json = parsed(text);
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {};
}

/** Collects the fields of a form by name; repeated ones become lists. */
export function asFields(pairs: readonly (readonly [string, string])[]): CallFields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    const known = fields.get(name);
    fields.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(fields);
}

/** The fields of a multipart body; files by name only. */
export function multipartFields(text: string): [string, string][] {
  const boundary = /^--([^\r\n]+)/.exec(text)?.[0];
  if (boundary === undefined) return [];
  return text.split(boundary).flatMap((part): [string, string][] => {
    const [head = '', ...rest] = part.replace(/^\r?\n/, '').split(/\r?\n\r?\n/);
    const name = /name="([^"]*)"/.exec(head)?.[1];
    if (name === undefined) return [];
    const file = /filename="([^"]*)"/.exec(head)?.[1];
    return [[name, file === undefined ? rest.join('\n\n').replace(/\r?\n$/, '') : `file ${file}`]];
  });
}

/** Parses JSON; undefined if invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value of a field that contains JSON as text; others unchanged. */
export function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  return parsed(value) ?? value;
}
