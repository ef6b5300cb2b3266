import { expect, test } from 'vitest';
import { pointerOf } from '#engine/form/any-schema/json-pointer.ts';
import { LOCALES } from '#engine/form/languages/text.ts';
import { diagnoseInEvent } from '#server/configuration/diagnose-in-event.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { numbersOf } from '#tests/races/seeded-numbers.ts';
import { type Breakage, breakages, placeAt, placesIn } from './breakages.ts';
import { demoDocuments, oneOf } from './demo-documents.ts';

const COUNT = Number(process.env['CORPORA_BROKEN'] ?? 300);
const SEED = Number(process.env['CORPORA_SEED'] ?? 30);

const CONDITION = /^(.*?\/(?:when|show_if|require_if|enable_if|skip_if))(?:\/|$)/;

/**
 * Whether a diagnostic is about a place: at it, inside it, or at what it is an entry or a property of; in a condition, of
 * that condition.
 */
function isAbout(pointer: string, place: string): boolean {
  const scope = CONDITION.exec(place)?.[1] ?? place.slice(0, place.lastIndexOf('/'));
  return pointer === scope || pointer.startsWith(`${scope}/`);
}

test(`${COUNT} documents, each broken in one realistic way, are stopped or warned of with a place and a sentence`, async () => {
  const { served, documents } = await demoDocuments();
  const random = numbersOf(SEED);
  const failures: string[] = [];
  const stopped = new Map<string, { errors: number; warnings: number }>();
  const before = new Map(
    documents.map(({ event, document }) => [
      document,
      new Set(diagnoseInEvent(event, document, served).map((each) => JSON.stringify(each))),
    ]),
  );
  const places = documents.map((each) => ({ ...each, places: placesIn(each.document) }));
  const known = new Map<Breakage, typeof places>();
  const fittingFor = (breakage: Breakage) => {
    const fitting =
      known.get(breakage) ??
      places
        .map((each) => ({ ...each, places: each.places.filter((at) => breakage.isFor(at, each.document)) }))
        .filter((each) => each.places.length > 0);
    known.set(breakage, fitting);
    return fitting;
  };
  for (let count = 0; count < COUNT; count += 1) {
    // Every way in turn, in a document that has a place for it.
    const breakage = breakages[count % breakages.length];
    if (!breakage) throw new Error('there are no breakages');
    const chosen = oneOf(fittingFor(breakage), random);
    const original = chosen && oneOf(chosen.places, random);
    if (!chosen || !original) throw new Error(`no document has a place where ${breakage.what}`);
    const { event, document } = chosen;
    const copy = structuredClone(document);
    const place = placeAt(copy, original);
    const pointer = pointerOf(place.path);
    breakage.break(place, random);
    const where = `${event} ${String(document['kind'])}/${String(document['code'])}${pointer}: ${breakage.what}`;
    const said = before.get(document);
    const found = diagnoseInEvent(event, copy, served).filter((each) => !said?.has(JSON.stringify(each)));
    const tally = stopped.get(breakage.what) ?? { errors: 0, warnings: 0 };
    stopped.set(breakage.what, tally);
    if (found.some(({ severity }) => severity === 'error')) tally.errors += 1;
    else if (found.length > 0) tally.warnings += 1;
    if (found.length === 0) failures.push(`${where}: nothing was said`);
    else if (!found.some((each) => isAbout(each.pointer, pointer)))
      failures.push(`${where}: said at ${found.map((each) => each.pointer || '(the document)').join(', ')}`);
    for (const { problem } of LOCALES.flatMap((locale) => writeDiagnostics(found, locale))) {
      if (!/[.?]$/.test(problem) || /\{\w+\}|undefined|\[object/.test(problem))
        failures.push(`${where}: “${problem}”`);
    }
  }
  if (process.env['CORPORA_BROKEN']) console.table(Object.fromEntries(stopped));
  expect(failures).toEqual([]);
}, 120_000);
