import type { Values } from '#engine/form/values/form-store.ts';

/** The name in the answers, by the field codes of spec §3 "Registration"; '' without one. */
export function nameIn(answers: readonly Values[]): { readonly first: string; readonly full: string } {
  const read = (code: string): string => {
    const found = answers.map((values) => values[code]).find((value) => typeof value === 'string');
    return typeof found === 'string' ? found.trim() : '';
  };
  const first = read('first_name');
  const full = read('name') || [first, read('last_name')].filter(Boolean).join(' ');
  return { first: first || read('name'), full };
}
