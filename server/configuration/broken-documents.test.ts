import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { brokenDocuments } from './broken-documents.cases.ts';
import { diagnoseInEvent } from './diagnose-in-event.ts';
import { type DocumentFile, readEventsFolder } from './event-folder.ts';
import { demoEventsFolder } from './seed-events.ts';
import { servedDocuments } from './served-documents.ts';

const served = servedDocuments();
let files: DocumentFile[] = [];

beforeAll(async () => {
  files = await readEventsFolder(demoEventsFolder);
  for (const file of files) if (file.ok) served.add(file.event, file.document);
});

type Holder = Record<string, unknown>;

/** Puts a value at a JSON pointer, into a list by its index; undefined removes what is there. */
function put(document: unknown, pointer: string, value: unknown): void {
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  const holder = steps.reduce<Holder>((at, step) => at[step] as Holder, document as Holder);
  if (value !== undefined) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
}

it('has rows enough, each of its own', () => {
  expect(new Set(brokenDocuments.map(({ file, what }) => `${file} ${what}`)).size).toBe(
    brokenDocuments.length,
  );
  expect(brokenDocuments.length).toBeGreaterThanOrEqual(141);
});

it.each(brokenDocuments)('$file: $what', ({ file, put: changes, severity, pointer, code, says = '' }) => {
  const found = files.find((each) => path.relative(demoEventsFolder, each.file) === file);
  if (!found?.ok) throw new Error(`${file} is not there`);
  const document = structuredClone(found.document);
  for (const [at, value] of Object.entries(changes)) put(document, at, value);
  const data = diagnoseInEvent(found.event, document, served);
  const diagnostics = writeDiagnostics(data, 'en');
  const fitting = diagnostics.filter(
    (each) => each.pointer === pointer && each.code === code && each.severity === severity,
  );
  expect(diagnostics.length > 0 ? fitting : 'nothing was said').not.toEqual([]);
  expect(fitting.map(({ problem, expected }) => `${problem} ${expected}`).join(' ')).toContain(says);
  for (const { problem } of LOCALES.flatMap((locale) => writeDiagnostics(data, locale))) {
    expect(problem).toMatch(/[.?]$/);
    expect(problem).not.toMatch(/\{\w+\}|undefined|\[object/);
  }
  // What another document makes wrong is a warning; a document that is broken itself is refused.
  const isRefused = diagnostics.some((each) => each.severity === 'error');
  expect(isRefused).toBe(severity === 'error');
});
