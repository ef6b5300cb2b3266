import { ScaffoldRefused } from './write-scaffold.mjs';

/** A name of lower-case words, as files, documents and code write it. */
export function namesOf(name) {
  if (!/^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/.test(name))
    throw new ScaffoldRefused(
      `"${name}" is no name for it: lower-case words, joined by hyphens or underscores.`,
    );
  const words = name.split(/[-_]/);
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  return {
    snake: words.join('_'),
    kebab: words.join('-'),
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    pascal,
    title: words.join(' ').replace(/^./, (letter) => letter.toUpperCase()),
  };
}

/** A line of an object that bears a name; the short form where key and value are one word. */
export const entryLine = (key, value) => (key === value ? `  ${key},` : `  ${key}: ${value},`);

/** Refuses a name that an object of a file has already. */
export function refuseKey(file, text, key) {
  if (new RegExp(`^  ${key}[:,(]`, 'm').test(text))
    throw new ScaffoldRefused(`There is one of that name already: ${key} in ${file}.`);
}
