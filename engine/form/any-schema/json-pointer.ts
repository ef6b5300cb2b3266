import { type DataPath, valueAt } from './data-path.ts';

/** A JSON pointer's way of writing a name. */
export const pointerStep = (name: string | number): string =>
  String(name).replaceAll('~', '~0').replaceAll('/', '~1');

/** The JSON pointer of a place in data, as diagnostics name it. */
export function pointerOf(path: DataPath): string {
  return path.map((step) => `/${pointerStep(step)}`).join('');
}

/** The path of a JSON pointer, whether or not a value exists: steps into a list are indices. */
export function pathOf(pointer: string, data: unknown): DataPath {
  const names = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const path: (string | number)[] = [];
  for (const name of names) path.push(Array.isArray(valueAt(data, path)) ? Number(name) : name);
  return path;
}
