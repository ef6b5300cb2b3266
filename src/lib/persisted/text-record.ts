import type { ParseValue } from './persisted-value.ts';

/** Texts by name. */
export type TextRecord<Name extends string> = { readonly [Key in Name]: string };

/** Reads an object of texts: missing or invalid entries are ''; anything but an object is rejected. */
export function textRecord<const Name extends string>(names: readonly Name[]): ParseValue<TextRecord<Name>> {
  return (stored) => {
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
    const read = (name: Name): string => {
      const value: unknown = Reflect.get(stored, name);
      return typeof value === 'string' ? value : '';
    };
    return Object.fromEntries(names.map((name) => [name, read(name)])) as TextRecord<Name>;
  };
}
