import { beforeAll, describe, expect, it } from 'vitest';
import { flowPages } from '#engine/event/addresses/flow-pages.ts';
import type { MenuItem } from '#engine/event/documents/menu/schema.ts';
import { codesToTry } from '#server/start/codes-to-try.ts';
import { diagnoseInEvent } from './diagnose-in-event.ts';
import { type DocumentFile, readEventsFolder } from './event-folder.ts';
import { eventTemplates } from './new-event/event-templates.ts';
import { demoEventsFolder } from './seed-events.ts';
import { servedDocuments } from './served-documents.ts';

const served = servedDocuments();
let files: DocumentFile[] = [];

beforeAll(async () => {
  files = await readEventsFolder(demoEventsFolder);
});

it('every demo document can be published, in the order of the folder', () => {
  for (const file of files) {
    if (!file.ok) throw new Error(`${file.file}: ${file.problem}`);
    const found = diagnoseInEvent(file.event, file.document, served);
    expect({ file: file.file, found: found.filter(({ severity }) => severity === 'error') }).toEqual({
      file: file.file,
      found: [],
    });
    served.add(file.event, file.document);
  }
  expect(served.eventCodes().toSorted()).toEqual(['boats', 'music', 'teachers', 'tickets']);
});

it('no link of a demo document leads to a page that is not there', () => {
  for (const file of files) {
    if (!file.ok) throw new Error(`${file.file}: ${file.problem}`);
    expect([file.file, diagnoseInEvent(file.event, file.document, served)]).toEqual([file.file, []]);
  }
});

it('nothing is said about the documents of a template', async () => {
  const templates = await eventTemplates();
  expect(templates.length).toBeGreaterThan(4);
  for (const { code, documents } of templates) {
    const alone = servedDocuments();
    const event = documents.find(({ kind }) => kind === 'event')?.code ?? '';
    for (const document of documents) alone.add(event, document);
    const found = documents.flatMap((document) => diagnoseInEvent(event, document, alone));
    expect([code, found]).toEqual([code, []]);
  }
});

it('French is written with its own spaces and apostrophes', () => {
  const french = files.flatMap((file) =>
    file.ok ? textsOf(file.document).map((fr) => [file.file, fr]) : [],
  );
  expect(french.length).toBeGreaterThan(200);
  // Before : ; ! ? and inside « » stands a space that does not break; an apostrophe is not the typewriter's.
  const careless = /(?<!https?)(?<=[\p{L}\d)])[:;!?»](?!\/)| [:;!?»]|«[^\u00a0]|'/u;
  expect(french.filter(([, text]) => careless.test(String(text).replaceAll(/<[^>]*>/g, '')))).toEqual([]);
});

it.each(['teachers', 'music', 'tickets', 'boats'])(
  'the menu of %s leads to pages that are there',
  (event) => {
    const items = served.current(event, 'menu', 'menu')?.document.items ?? [];
    const linked = items.flatMap(pathsUnder);
    const pages = served.list(event).flatMap(({ document }) => {
      if (document.kind === 'schedule') return ['/schedule'];
      if (document.kind === 'flow') return [flowPages(document.code).begin];
      return document.kind === 'page'
        ? [`/${document.parent ? `${document.parent}/` : ''}${document.code}`]
        : [];
    });
    expect(linked.length).toBeGreaterThan(4);
    expect([...new Set(linked)].filter((path) => path !== '/' && !pages.includes(path))).toEqual([]);
  },
);

it('codes to try are those of the demo documents', () => {
  const lines = codesToTry(served).map((line) => line.trim());
  expect(lines).toContain('To try in teachers');
  expect(lines).toContain('SD36-2027     discount, $\u00a036.00 off');
  expect(lines).toContain('LASTONE1      discount, $\u00a050.00 off, 1 registration only');
  expect(lines).toContain('INVITE-RTG27  invitation, opens what is closed or full');
  expect(lines).toContain('Full workshop Land-based learning in any season');
  expect(lines).toContain('Full track    Leadership day');
  expect(lines).toContain('4000 0000 0000 0002  VISA, is declined');
  expect(codesToTry(servedDocuments())).toEqual([]);
});

it('the home page of tickets names the prices of the shop', () => {
  const home = served.current('tickets', 'page', 'home')?.document.blocks ?? [];
  const products = served.current('tickets', 'offers', 'products')?.document.offers ?? [];
  const named = home.flatMap((block) => (block.block === 'tickets' ? block.tickets : []));
  expect(named.map(({ title, amount }) => ({ title, amount }))).toEqual(
    products.map(({ name, amount }) => ({ title: name, amount })),
  );
});

describe('the teachers’ schedule', () => {
  const schedule = () => served.current('teachers', 'schedule', 'schedule')?.document;

  it('has sixty workshops over two days, two tracks and two time zones', () => {
    const { slots = [], workshops = [] } = schedule() ?? {};
    const tracks = served.current('teachers', 'event', 'teachers')?.document.tracks ?? [];
    const zones = slots.map((slot) => tracks.find(({ code }) => code === slot.track)?.timezone);
    expect(workshops.length).toBeGreaterThanOrEqual(60);
    expect(new Set(slots.map(({ day }) => day)).size).toBe(2);
    expect([...new Set(zones)].sort()).toEqual(['America/Toronto', 'America/Vancouver']);
  });

  it('seats nobody twice in a room', () => {
    const rooms = (schedule()?.sessions ?? []).map(({ schedule, room }) => JSON.stringify([schedule, room]));
    expect(new Set(rooms).size).toBe(rooms.length);
  });
});

/** The pages of the site that an item and those below it link to. */
function pathsUnder({ link, submenu = [] }: MenuItem): string[] {
  return [...(link?.startsWith('/') ? [link] : []), ...submenu.flatMap(pathsUnder)];
}

/** Every French text of a document. */
function textsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'fr' in node && 'en' in node && typeof node.fr === 'string' ? [node.fr] : [];
  return [...own, ...Object.values(node).flatMap(textsOf)];
}
