/** People of the import. */
const PEOPLE = 1_000;
/** What visitors ask for: rendered pages, and a call of their first step. */
const ASKED = ['/', '/schedule', '/registration/start', '/api/getRegistrationOption'];

/** How long visitors wait for each page, in milliseconds, without an import and while one of 1,000 people runs. */
export type WaitsDuringImport = {
  readonly waits: Readonly<
    Record<string, { readonly before: readonly number[]; readonly during: readonly number[] }>
  >;
  /** How long the import took, in seconds. */
  readonly seconds: number;
};

/** Asks for visitors' pages, one after the other, before and during an import; each address is new to the page cache. */
export async function waitsDuringImport(url: string, token: string): Promise<WaitsDuringImport> {
  let asked = 0;
  const headers = { authorization: `Bearer ${token}` };
  const timeOf = async (path: string) => {
    asked += 1;
    const began = performance.now();
    const answer = await fetch(`${url}${path}?visit=${asked}`, {
      headers: { accept: 'text/html,application/json' },
    });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return performance.now() - began;
  };
  const waits = Object.fromEntries(
    ASKED.map((path) => [path, { before: [] as number[], during: [] as number[] }]),
  );
  const askAll = async (when: 'before' | 'during') => {
    for (const path of ASKED) waits[path]?.[when].push(await timeOf(path));
  };
  for (let turn = 0; turn < 15; turn += 1) await askAll('before');
  const rows = Array.from({ length: PEOPLE }, (_, at) => `Ana${at},Imported,i${at}@example.net,online`);
  const form = new FormData();
  form.append(
    'columns',
    JSON.stringify(['answer/personal/first_name', 'answer/personal/last_name', 'email', 'track']),
  );
  form.append('file', new Blob([['First name,Last name,Email,Track', ...rows].join('\n')]), 'people.csv');
  const began = performance.now();
  const started = await fetch(`${url}/api/startImport`, { method: 'POST', headers, body: form });
  const { job } = await started.json();
  if (job === undefined) throw new Error(`the import was not started: ${started.status}`);
  for (;;) {
    await askAll('during');
    const answer = await fetch(`${url}/api/getDeskJob/${job}`, { headers });
    const { state, failed } = (await answer.json()).job;
    if (failed > 0) throw new Error(`${failed} rows of the import failed`);
    if (state !== 'running') return { waits, seconds: (performance.now() - began) / 1000 };
  }
}
