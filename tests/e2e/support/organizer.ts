import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Field } from '#engine/form/form-document/field.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { type SharedServer, sharedServer } from './shared-server.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What `npx rostrum` came to. */
export interface Configured {
  readonly code: number;
  readonly out: string;
}

/** Runs a command of `npx rostrum` against the running server, as an organizer does. */
export function runConfigure(...command: string[]): Promise<Configured> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'configure', '--', ...command],
      { cwd: root, env: { ...process.env, NODE_ENV: 'test', DATA_DIR: sharedServer().dataDir } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, out: `${stdout}${stderr}` }),
    );
  });
}

/** Pushes a document to the running server by `npx rostrum`, as an organizer does. */
export async function configure(document: unknown): Promise<Configured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-document-'));
  const file = path.join(folder, 'document.json');
  await writeFile(file, JSON.stringify(document));
  try {
    // Other tests' registrations may be affected.
    return await runConfigure('push', 'teachers', file, '--yes', '--force');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Publishes a document of an event through the API; gives the answer, whatever it is. */
export async function publish(
  document: unknown,
  { site, dataDir }: SharedServer = sharedServer(),
  event = 'teachers',
): Promise<{ status: number; body: unknown }> {
  const token = (await readFile(path.join(dataDir, 'organizer-token'), 'utf8')).trim();
  const { port } = new URL(site);
  const answer = await fetch(`http://localhost:${port}/api/publishConfiguration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ event, document, confirmed: 'Y', force: 'Y' }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Calls the API as an organizer and returns the answer, errors included; a body with objects is sent as JSON. */
export async function callAsOrganizer(
  name: string,
  fields: Readonly<Record<string, string | number | object>>,
  { site, dataDir }: SharedServer = sharedServer(),
): Promise<{ status: number; body: unknown }> {
  const token = (await readFile(path.join(dataDir, 'organizer-token'), 'utf8')).trim();
  const { port } = new URL(site);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  const isForm = Object.values(fields).every((value) => typeof value !== 'object');
  const answer = await fetch(`http://localhost:${port}/api/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? form : JSON.stringify(fields),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Publishes a document that has to be accepted. */
export async function mustPublish(document: unknown, at?: SharedServer, event?: string): Promise<void> {
  const { status, body } = await publish(document, at, event);
  if (status !== 200) throw new Error(`The document was refused: ${JSON.stringify(body)}`);
}

/** A copy of a form document with a field added after another. */
export function withField(form: FormDocument, after: string, field: Field): FormDocument {
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      fields: section.fields.flatMap((each) => (each.code === after ? [each, field] : [each])),
    })),
  };
}

/** A copy of a form document with some of a field's properties changed. */
export function withChange(form: FormDocument, code: string, change: Partial<Field>): FormDocument {
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      fields: section.fields.map((each) => (each.code === code ? ({ ...each, ...change } as Field) : each)),
    })),
  };
}

/** A copy of a form document without a field. */
export function withoutField(form: FormDocument, code: string): FormDocument {
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      fields: section.fields.filter((each) => each.code !== code),
    })),
  };
}
