/** The calls, each with a wanted p95 on PostgreSQL in milliseconds; the list's are its first page. */
const list = (query: Record<string, string>) => ({
  path: `listDossiers?${new URLSearchParams(query)}`,
  wanted: 150,
});
const calls: Readonly<Record<string, { path: string; wanted: number }>> = {
  'the list': list({}),
  'search: half a surname': list({ q: 'tremb' }),
  'search: two words': list({ q: 'zoe tremblay' }),
  'search: an email': list({ q: '777@example.org' }),
  'search: a code': list({ q: '2XXXX777' }),
  'search: nothing found': list({ q: 'qqqqzz' }),
  'search: two letters': list({ q: 'ro' }),
  'filter: status': list({ status: 'Submitted' }),
  'filter: track': list({ track: 'online' }),
  'filter: mode': list({ mode: 'Online' }),
  'filter: day': list({ day: 'friday' }),
  'filter: language': list({ locale: 'fr' }),
  'filter: payment': list({ money: 'free' }),
  'filter: item': list({ item: 'session/tide-pool-1' }),
  'filter: tag': list({ tag: 'vip' }),
  'filter: an option': list({ answer: 'personal/role=teacher' }),
  'filter: a part of an answer': list({ answer: 'personal/school=ecole 7' }),
  'filter: no answer': list({ answer: 'personal/years=' }),
  'filter: membership': list({ membership: 'active' }),
  'sorted by name': list({ sort: 'name', direction: 'asc' }),
  'sorted by name, searched': list({ sort: 'name', direction: 'asc', q: 'roy' }),
  'one registration': { path: 'getDossier/2XXX-X777', wanted: 100 },
  'the overview': { path: 'getOverview', wanted: 300 },
};

type Measured = Record<
  string,
  { 'first, ms': string; 'median, ms': string; 'p95, ms': string; wanted: string }
>;

/** How long each call takes over HTTP; `factor` multiplies what is wanted, up to 300 ms. */
export async function callTimes(
  url: string,
  { token, samples, factor }: { token: string; samples: number; factor: number },
): Promise<Measured> {
  const measured: Measured = {};
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      const began = performance.now();
      const answer = await fetch(`${url}/api/${call.path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${call.path} answered ${answer.status}`);
      times.push(performance.now() - began);
    }
    const first = times[0] ?? 0;
    const sorted = times.slice(1).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const wanted = Math.min(300, call.wanted * factor);
    measured[name] = {
      'first, ms': first.toFixed(0),
      'median, ms': at(0.5).toFixed(0),
      'p95, ms': `${at(0.95).toFixed(0)}${at(0.95) > wanted ? ' !' : ''}`,
      wanted: String(wanted),
    };
  }
  return measured;
}
