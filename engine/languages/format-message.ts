/** Puts what is said with a template in place of each `{name}`; a name that nothing is said for stays, to be seen. */
export function fill(template: string, said: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(said, name) ? String(said[name]) : whole,
  );
}
