import { get, type IncomingMessage } from 'node:http';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ExportedTable } from '#server/exports/exported-table.ts';
import { brokenTable, endlessTable } from '#server/exports/testing/sample-table.ts';
import { writeCsv } from '#server/exports/write-csv.ts';
import { sendFile } from './send-file.ts';

let server = fastify();
beforeEach(() => {
  server = fastify();
});
afterEach(() => server.close());

/** The address of a list that is sent as it is written. */
async function serve(table: ExportedTable): Promise<string> {
  server.get('/list', (_request, reply) =>
    sendFile(reply, { type: 'text/csv', name: 'list.csv', content: writeCsv(table) }),
  );
  return `${await server.listen({ port: 0, host: '127.0.0.1' })}/list`;
}

it('breaks the connection off where the rest cannot be written, so that no one takes a part for the whole', async () => {
  const answer = await fetch(await serve(brokenTable));
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('attachment; filename="list.csv"'),
  ]);
  await expect(answer.text()).rejects.toThrow();
});

it('stops reading when the client leaves', async () => {
  const { table, seen } = endlessTable();
  const address = await serve(table);
  const answer = await new Promise<IncomingMessage>((resolve) => get(address, resolve));
  expect(answer.statusCode).toBe(200);
  answer.destroy();
  await vi.waitFor(() => expect(seen.isClosed).toBe(true), { timeout: 10_000 });
  const { read } = seen;
  await server.close();
  expect(seen.read).toBe(read);
});
