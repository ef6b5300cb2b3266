import type { FormContext } from '#engine/form/values/form-context.ts';

/** The name from any form; undefined without one. */
export function attendeeName({ answers }: Pick<FormContext, 'answers'>): string | undefined {
  const given = Object.values(answers).find((form) => typeof form['first_name'] === 'string');
  const name = [given?.['first_name'], given?.['last_name']]
    .filter((part) => typeof part === 'string')
    .join(' ');
  return name.trim() || undefined;
}
