import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Content {
  readonly schema: { readonly properties?: Readonly<Record<string, unknown>> };
  readonly encoding?: Readonly<Record<string, unknown>>;
}
type Operation = { readonly requestBody?: { readonly content: Readonly<Record<string, Content>> } };

const { paths } = openApiDocument('0.0.0') as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const bodies = Object.entries(paths).flatMap(([path, operations]) =>
  Object.values(operations).flatMap(({ requestBody }) =>
    Object.entries(requestBody?.content ?? {}).map(([type, content]) => ({ path, type, content })),
  ),
);
const listsIn = ({ schema }: Content) =>
  Object.entries(schema.properties ?? {})
    .filter(([, property]) => JSON.stringify(property).includes('"type":"array"'))
    .map(([name]) => name);

describe('lists in form data', () => {
  it('repeat their name, in every call that has one', () => {
    const withLists = bodies.filter(
      ({ type, content }) => type !== 'application/json' && listsIn(content).length > 0,
    );
    expect(withLists.length).toBeGreaterThan(4);
    for (const { path, type, content } of withLists)
      expect(content.encoding, `${path} as ${type}`).toEqual(
        Object.fromEntries(listsIn(content).map((name) => [name, { style: 'form', explode: true }])),
      );
  });

  it('are no matter of JSON, nor of a body without one', () => {
    const others = bodies.filter(
      ({ type, content }) => type === 'application/json' || listsIn(content).length === 0,
    );
    expect(others.filter(({ content }) => content.encoding !== undefined)).toEqual([]);
  });
});
