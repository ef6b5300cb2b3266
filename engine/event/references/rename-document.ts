import { isPlain } from '../../form/any-schema/data-path.ts';
import { LOCALES } from '../../form/languages/text.ts';
import { NAMED_BY } from './find-uses.ts';

/** A new code for a document; of a page also its paths before and after. */
export interface Renaming {
  readonly kind: string;
  readonly code: string;
  readonly to: string;
  readonly path?: { readonly was: string; readonly is: string };
}

/** A document with every reference to a renamed one updated; the same object if it has none. */
export function withRenamed(document: unknown, { kind, code, to, path }: Renaming): unknown {
  const names = NAMED_BY[kind];
  const links = path && linksTo(path.was);
  const answers = `answers.${code}.`;
  return mapTexts(document, (text, property) => {
    if (text === code && names?.has(property)) return to;
    if (kind === 'form' && text.startsWith(answers)) return `answers.${to}.${text.slice(answers.length)}`;
    return links && path ? text.replaceAll(links, (_, before: string) => `${before}${path.is}`) : text;
  });
}

/** Links to a page and to those below it, whole or within a text, with what stands before the path. */
function linksTo(path: string): RegExp {
  const escaped = path.replaceAll(/[^\w/]/g, String.raw`\$&`);
  return new RegExp(String.raw`((?:^|["'(])(?:/(?:${LOCALES.join('|')}))?)${escaped}(?![\w-])`, 'g');
}

/** A value with its texts replaced; `property` is the name under which a text, or its list, stands. */
function mapTexts(
  value: unknown,
  replace: (text: string, property: string) => string,
  property = '',
): unknown {
  if (typeof value === 'string') return replace(value, property);
  if (Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, replace, property));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, mapTexts(each, replace, name)] as const);
  return entries.some(([name, each]) => each !== value[name]) ? Object.fromEntries(entries) : value;
}
