import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DocumentFile, readEventFolder } from '#server/configuration/event-folder.ts';
import { demoEventsFolder } from '#server/configuration/seed-events.ts';
import { startServer } from '#tests/setup/start-server.ts';

// `npm run bench -- workbench [samples]`: the publish gate and the walks of a draft that changes every document of
// `teachers`. Over HTTP, on PGlite, one call after the other.
const [samples = 10] = process.argv.slice(2).map(Number).filter(Boolean);
const token = randomUUID();
const headers = { authorization: `Bearer ${token}` };

type Readable = Extract<DocumentFile, { ok: true }>;

/** The document with another text in it, so that it is diagnosed as a change. */
function changed({ document }: Readable): unknown {
  const text = JSON.stringify(document);
  return JSON.parse(text.replace(/("en":"[^"]*[a-z])"/, '$1 again"'));
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-bench-workbench-'));
const server = await startServer({ dataDir, env: { ADMIN_TOKEN: token } });
const post = async <Answer>(call: string, body: BodyInit, type?: string): Promise<Answer> => {
  const answer = await fetch(`${server.url}/api/${call}`, {
    method: 'POST',
    headers: { ...headers, ...(type && { 'content-type': type }) },
    body,
  });
  if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

async function measured(call: string, wanted: number) {
  const times: number[] = [];
  let bytes = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const began = performance.now();
    const answer = await fetch(`${server.url}/api/${call}`, { headers });
    bytes = (await answer.text()).length;
    if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  const sorted = times.slice(1).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const worst = sorted.at(-1) ?? 0;
  return {
    'first, ms': (times[0] ?? 0).toFixed(0),
    'median, ms': `${median.toFixed(0)}${median > wanted ? ' !' : ''}`,
    'worst, ms': worst.toFixed(0),
    wanted: String(wanted),
    kB: (bytes / 1000).toFixed(0),
  };
}

try {
  const files = await readEventFolder(path.join(demoEventsFolder, 'teachers'));
  const documents = files.filter((file): file is Readable => file.ok);
  const form = new URLSearchParams({ name: 'Everything' });
  const { draft } = await post<{ draft: { id: string } }>('startSiteDraft', form);
  for (const file of documents) {
    const saved = { draft: draft.id, document: changed(file), revision: 0, base_version: 1 };
    await post('saveSiteDraftDocument', JSON.stringify(saved), 'application/json');
  }
  console.log(`A draft of ${documents.length} documents`);
  console.table({
    'the gate': await measured(`checkSiteDraft/${draft.id}`, 500),
    'the walks': await measured(`listWalks/teachers?draft=${draft.id}`, 5_000),
  });
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
