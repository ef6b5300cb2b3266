import type { RJSFSchema } from '@rjsf/utils';

// One schema for both pages: objects in objects, their leaves four deep.

/** So many in each object at each depth: 10 x 10 x 10 leaves are 1,000. */
export const BREADTH = 10;
const DEPTH = 3;

const indices = Array.from({ length: BREADTH }, (_, index) => index);

/** An object of objects, which have to be there, down to its leaves; half of the leaves are asked for. */
function objectAt(depth: number): RJSFSchema {
  if (depth === 0) return { type: 'string', title: 'Leaf', minLength: 2, maxLength: 80 };
  return {
    type: 'object',
    title: `Depth ${DEPTH - depth}`,
    properties: Object.fromEntries(indices.map((index) => [`p${index}`, objectAt(depth - 1)])),
    required: indices.filter((index) => depth > 1 || index % 2 === 0).map((index) => `p${index}`),
  };
}

export const nestedSchema = objectAt(DEPTH);

/** Where leaf i is, from the root. */
export function leafPath(i: number): string[] {
  return [Math.floor(i / BREADTH ** 2), Math.floor(i / BREADTH) % BREADTH, i % BREADTH].map((at) => `p${at}`);
}

/** The value at a path of data that is there in part. */
export function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    data,
  );
}
