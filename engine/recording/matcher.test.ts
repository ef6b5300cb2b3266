import { expect, test } from 'vitest';
import type { AskedCall } from './call-key.ts';
import { createMatcher } from './matcher.ts';
import type { RecordedCall } from './recording.ts';

const ACT = 'submitPayGroupFee';

/** "look: ready" or an act, each a call that answers with what stands after it. */
function matcherOf(...lines: readonly string[]) {
  const calls = lines.map((line, index): RecordedCall => {
    const [name = '', said = ''] = line.split(': ');
    const isAct = name === ACT;
    return {
      index,
      entry: index,
      method: isAct ? 'POST' : 'GET',
      url: isAct ? `/api/${ACT}` : `/api/getEventDays?of=${name}`,
      fields: isAct ? { total: said } : {},
      status: 200,
      content: { size: 1, mimeType: 'application/json', text: said },
      headers: {},
      at: index,
      milliseconds: 1,
    };
  });
  const matcher = createMatcher({ calls, pages: [] });
  const look = (of = 'look') =>
    matcher.take({ method: 'GET', url: `/api/getEventDays?of=${of}`, fields: {} })?.text;
  const act = (total: string) => matcher.take({ method: 'POST', url: `/api/${ACT}`, fields: { total } });
  return { matcher, look, act };
}

test('what is asked again waits for the acts between its answers, each of them', () => {
  const { look, act } = matcherOf('look: 1', `${ACT}: 5`, 'look: 2', `${ACT}: 6`, 'look: 3');
  expect([look(), look(), look()]).toEqual(['1', '1', '1']);
  act('5');
  expect([look(), look(), look()]).toEqual(['2', '2', '2']);
  act('6');
  expect([look(), look()]).toEqual(['3', '3']);
});

test('acts before its first answer, and after its last, are none of its concern', () => {
  const { look } = matcherOf(`${ACT}: 5`, 'look: 1', 'look: 2', `${ACT}: 6`);
  expect([look(), look(), look()]).toEqual(['1', '2', '2']);
});

test('what was asked, answered and left is reported by its places', () => {
  const { matcher, look, act } = matcherOf('look: 1', 'other: 2', `${ACT}: 5`);
  look();
  look();
  expect(act('7')).toBeUndefined();
  const { asked, answered, mismatches, repeated, unasked } = matcher.report();
  expect([asked, answered]).toEqual([3, 2]);
  expect(mismatches.map(({ at, nearest }) => [at, nearest?.call.index, nearest?.differences.length])).toEqual(
    [[2, 2, 1]],
  );
  expect(repeated.map(({ call, times }) => [call.index, times])).toEqual([[0, 2]]);
  expect(unasked.map(({ index }) => index)).toEqual([1, 2]);
});

test('an answer that gave back what was sent gives back what is sent now, and any other stays', () => {
  const call = (text: string, values: unknown = '{"a":1}'): RecordedCall => ({
    index: 0,
    entry: 0,
    method: 'POST',
    url: '/api/saveAutoInformation',
    fields: { form_type: 'p', values },
    status: 200,
    content: { size: 1, mimeType: 'application/json', text },
    headers: {},
    at: 0,
    milliseconds: 1,
  });
  const asked = (values: unknown): AskedCall => ({
    method: 'POST',
    url: '/api/saveAutoInformation',
    fields: { form_type: 'p', values },
  });
  const answer = (recorded: RecordedCall, now: unknown) =>
    createMatcher({ calls: [recorded], pages: [] }).take(asked(now))?.text;
  expect(answer(call('{"values":{"a":1},"n":2}'), '{"a":9}')).toBe('{"values":{"a":9},"n":2}');
  for (const text of ['{"n":2}', 'null', '"values"', 'no JSON'])
    expect(answer(call(text), '{"a":9}')).toBe(text);
  expect(answer(call('{"values":1}', 5), '{"a":9}')).toBe('{"values":1}');
  expect(answer(call('{"values":1}'), 5)).toBe('{"values":1}');
  expect(answer(call('{"values":1}'), 'no JSON')).toBe('{"values":1}');
});
