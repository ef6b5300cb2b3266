import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fees from '#fixtures/events/music/catalogue/fees.json' with { type: 'json' };
import music from '#fixtures/events/music/event.json' with { type: 'json' };
import type { OpenDatabase } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { type Converter, converters, formatOf } from './document-formats.ts';
import { openConfiguration } from './open-configuration.ts';

/** A made-up change: what is called `currency` was called `money` before, and had to be one that is known. */
const moneyToCurrency: Converter = ({ money, ...document }) => {
  if (document['kind'] !== 'fees' || money === undefined) return document;
  if (money === 'shells') throw new Error('shells are no money');
  return { ...document, currency: money };
};
const known = [...converters, moneyToCurrency];
const FORMER = formatOf(converters);
const TODAY = formatOf(known);

const { currency: _, ...others } = fees;
// Fees lean on forms, which this event has none of.
const rest = { ...others, fees: [], free_when: true };
const paidIn = (money: string) => ({ ...rest, money });

const opened: Promise<OpenDatabase | undefined>[] = [
  openTestDatabase(),
  openTestPostgres().then((reading) => (reading.ok ? reading.database : undefined)),
];
const databases = new Map<string, OpenDatabase | undefined>();
beforeAll(async () => {
  const [pglite, postgres] = await Promise.all(opened);
  databases.set('PGlite', pglite).set('PostgreSQL', postgres);
}, 120_000);
afterAll(async () => {
  for (const database of databases.values()) await database?.close();
});

describe.each(['PGlite', 'PostgreSQL'])('documents of an earlier format, on %s', (name) => {
  /** An event with these versions of its fees, the last one the newest. */
  async function eventWith(
    code: string,
    versions: readonly { document: object; format?: number; unpublished?: boolean }[],
  ) {
    const { db } = databases.get(name) ?? {};
    if (!db) return undefined;
    const publishedBy = 'test';
    const event = { ...music, code, hosts: [`${code}.localhost`] };
    await db.insert(configurationDocument).values([
      { eventCode: code, kind: 'event', code, version: 1, format: TODAY, document: event, publishedBy },
      ...versions.map((each, at) => ({
        eventCode: code,
        kind: 'fees',
        code: 'fees',
        version: at + 1,
        format: FORMER,
        publishedBy,
        ...each,
      })),
    ]);
    const configuration = await openConfiguration(db, known);
    const rows = () =>
      db
        .select()
        .from(configurationDocument)
        .where(and(eq(configurationDocument.eventCode, code), eq(configurationDocument.kind, 'fees')))
        .orderBy(configurationDocument.version);
    const lost = () => configuration.unreadable().filter(({ eventCode }) => eventCode === code);
    return { db, configuration, rows, lost };
  }
  const written = ({ money, ...document }: ReturnType<typeof paidIn>) => ({ ...document, currency: money });

  it('are converted at the start, validated, and kept so under their version', async ({ skip }) => {
    const at = await eventWith('converted', [{ document: paidIn('USD') }, { document: paidIn('CAD') }]);
    if (!at) return skip('no PostgreSQL could be started');
    const served = at.configuration.current('converted', 'fees', 'fees');
    expect(served).toMatchObject({ version: 2, document: written(paidIn('CAD')) });
    expect(at.lost()).toEqual([]);
    expect((await at.rows()).map(({ version, format }) => [version, format])).toEqual([
      [1, FORMER],
      [2, TODAY],
    ]);
    // An earlier version is read in today's format too, and the same document is no new version.
    expect(await at.configuration.atVersion('converted', 'fees', 'fees', 1)).toEqual(written(paidIn('USD')));
    const again = await at.configuration.publish('converted', written(paidIn('CAD')), 'test');
    expect(again).toMatchObject({ ok: true, version: 2, changed: false });
  });

  it.each([
    ['cannot be converted', 'shells', /^It cannot be converted: shells are no money$/, ''],
    ['is not valid any more once it is', 'GBP', /CAD|USD|not/, '/currency'],
  ])(
    'of which one %s: it is named, and the last good version stays',
    async (why, money, problem, pointer) => {
      const code = why.startsWith('cannot') ? 'lost' : 'invalid';
      const at = await eventWith(code, [{ document: paidIn('CAD') }, { document: paidIn(money) }]);
      if (!at) return;
      expect(at.configuration.current(code, 'fees', 'fees')).toMatchObject({
        version: 1,
        document: written(paidIn('CAD')),
      });
      expect(at.lost()).toMatchObject([{ kind: 'fees', code: 'fees', version: 2, served: 1 }]);
      expect(writeDiagnostics(at.lost()[0]?.diagnostics ?? [], 'en')[0]).toMatchObject({
        pointer,
        problem: expect.stringMatching(problem),
      });
      // As it was written: nothing is lost of what cannot be read.
      expect((await at.rows())[1]).toMatchObject({ format: FORMER, document: paidIn(money) });
      // What is mended is the next version, and is served.
      const mended = await at.configuration.publish(code, written(paidIn('USD')), 'test');
      expect(mended).toMatchObject({ ok: true, version: 3 });
      expect(at.configuration.current(code, 'fees', 'fees')).toMatchObject({ version: 3 });
      expect((await openConfiguration(at.db, known)).current(code, 'fees', 'fees')).toMatchObject({
        version: 3,
      });
    },
  );

  it('of which none can be read are named, and nothing is served', async () => {
    const at = await eventWith('none', [{ document: paidIn('shells') }, { document: paidIn('shells') }]);
    if (!at) return;
    expect(at.configuration.current('none', 'fees', 'fees')).toBeUndefined();
    expect(at.lost().map(({ served }) => served)).toEqual([undefined]);
  });

  it('of which the last good one was taken off the site stay off it', async () => {
    const at = await eventWith('off', [
      { document: paidIn('CAD') },
      { document: paidIn('CAD'), unpublished: true },
      { document: paidIn('shells') },
    ]);
    if (!at) return;
    expect(at.configuration.current('off', 'fees', 'fees')).toBeUndefined();
  });

  it('of a format that a newer server has written are not misread', async () => {
    const at = await eventWith('newer', [
      { document: paidIn('CAD') },
      { document: { ...rest, valuta: 'CAD' }, format: TODAY + 1 },
    ]);
    if (!at) return;
    expect(at.configuration.current('newer', 'fees', 'fees')).toMatchObject({ version: 1 });
    expect(at.lost()).toMatchObject([{ version: 2, served: 1, diagnostics: [{ code: 'unreadable' }] }]);
  });
});
