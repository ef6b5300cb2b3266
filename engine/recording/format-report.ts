import type { Mismatch, ReplayReport } from './matcher.ts';

const shortened = (json: string | undefined) =>
  json === undefined ? 'nothing' : json.length > 120 ? `${json.slice(0, 117)}…` : json;

/** The result of a replay as lines for a terminal, with the place of each difference. */
export function describeReport(report: ReplayReport): string {
  const { asked, answered, mismatches, repeated, unasked } = report;
  const lines = [`${asked} calls were asked, ${answered} answered from the recording.`];
  for (const mismatch of mismatches) lines.push(...describeMismatch(mismatch));
  for (const { call, times } of repeated)
    lines.push(`Call ${call.index + 1}, ${call.method} ${call.url}, gave its answer ${times} times.`);
  if (unasked.length > 0) {
    lines.push(`${unasked.length} recorded calls were not asked:`);
    lines.push(...unasked.map(({ index, method, url }) => `  ${index + 1} ${method} ${url}`));
  }
  return lines.join('\n');
}

function describeMismatch({ at, asked, nearest }: Mismatch): string[] {
  const head = `NOT RECORDED: call ${at + 1}, ${asked.method} ${asked.url}`;
  if (!nearest) return [head, '  The recording has no call of this address.'];
  const { call, differences } = nearest;
  return [
    head,
    `  The nearest is call ${call.index + 1}, ${call.method} ${call.url}; it differs in`,
    ...differences.flatMap(({ pointer, recorded, now }) => [
      `    ${pointer}`,
      `      - recorded ${shortened(recorded)}`,
      `      + now      ${shortened(now)}`,
    ]),
  ];
}
