import { describe, expect, it } from 'vitest';
import type { AskedCall } from './call-key.ts';
import { describeReport } from './format-report.ts';
import { createMatcher } from './matcher.ts';
import { createRecorder } from './recorder.ts';
import { recordingOf } from './recording.ts';
import { own, post, seen } from './testing/a-session.ts';

describe('a call', () => {
  const recorder = createRecorder();
  const track = (name: string, answer: unknown) =>
    recorder.call(
      seen({ path: '/api/loadStepConfiguration', fields: { track: name, mode: 'Online' }, answer }),
    );
  track('online', { n: 1 });
  track('online', { n: 2 });
  recorder.call(
    seen({
      path: '/api/saveAutoInformation',
      fields: { code: 'ABCD-EFGH', form_type: 'personal', version: '1', values: '{"a":"b"}' },
      answer: { saved_at: 'x', values: { a: 'b' } },
    }),
  );
  const recording = recordingOf(recorder.har(own));
  const answers = (matched: { text: string } | undefined) => matched && JSON.parse(matched.text);

  it('is matched whatever the order of its fields, and repeated ones are answered in sequence', () => {
    const matcher = createMatcher(recording);
    const asked = post('loadStepConfiguration', { mode: 'Online', track: 'online' });
    expect([1, 2, 3].map(() => answers(matcher.take(asked)).n)).toEqual([1, 2, 2]);
    expect(matcher.report()).toMatchObject({
      asked: 3,
      answered: 3,
      mismatches: [],
      unasked: [{ index: 2 }],
    });
  });

  it('is answered in whatever order the calls come: each by its own', () => {
    const matcher = createMatcher(recording);
    const saved = { code: 'ABCD-EFGH', form_type: 'personal', version: '1', values: '{"a":"b"}' };
    const asked = post('loadStepConfiguration', { track: 'online', mode: 'Online' });
    expect(answers(matcher.take(post('saveAutoInformation', saved)))).toMatchObject({ saved_at: 'x' });
    expect([answers(matcher.take(asked)), answers(matcher.take(asked))]).toEqual([{ n: 1 }, { n: 2 }]);
    expect(matcher.report()).toMatchObject({ mismatches: [], repeated: [], unasked: [] });
  });

  it('that is nearest is of the same method and address, and the one that differs least', () => {
    const recorder = createRecorder();
    const steps = (fields: Record<string, string>, n: number) =>
      recorder.call(seen({ path: '/api/loadStepConfiguration', fields, answer: { n } }));
    recorder.call(seen({ path: '/api/loadStepConfiguration', answer: { n: 0 } }));
    steps({ track: 'leaders', mode: 'Online', days: 'fri' }, 1);
    steps({ track: 'vancouver', mode: 'Online', days: 'fri' }, 2);
    recorder.call(seen({ path: '/api/getRegistrationFees/ABCD-EFGH', answer: { n: 3 } }));
    const matcher = createMatcher(recordingOf(recorder.har(own)));
    const near = (call: AskedCall) => answers(matcher.nearest(call))?.n;
    expect(near(post('loadStepConfiguration', { track: 'vancouver', mode: 'Hybrid', days: 'fri' }))).toBe(2);
    expect(near({ method: 'GET', url: '/api/getRegistrationFees/WXYZ-1234', fields: {} })).toBe(3);
    expect(near(post('getRegistrationFees', {}))).toBeUndefined();
    expect(near({ method: 'GET', url: '/api/getRegistrationTracks', fields: {} })).toBeUndefined();
  });

  it('that is asked once more is not answered with what followed from an act that is still to be done', () => {
    const recorder = createRecorder();
    const group = '/api/getGroupInformation/C0DE-0001';
    recorder.call(seen({ path: group, answer: { state: 'ready' } }));
    recorder.call(seen({ path: '/api/submitPayGroupFee', fields: { group_code: 'C0DE-0001', total: '1' } }));
    recorder.call(seen({ path: group, answer: { state: 'paid' } }));
    const matcher = createMatcher(recordingOf(recorder.har(own)));
    const look = () => matcher.take({ method: 'GET', url: group, fields: {} })?.text;
    expect([look(), look()]).toEqual(['{"state":"ready"}', '{"state":"ready"}']);
    matcher.take(post('submitPayGroupFee', { group_code: 'C0DE-0001', total: '1' }));
    expect(look()).toBe('{"state":"paid"}');
  });

  it('that a pause brought about is matched by what it is about, and gives back what is typed now', () => {
    const typed = { code: 'WXYZ-1234', form_type: 'personal', version: '1', values: '{"a":"c"}', base: '{}' };
    expect(answers(createMatcher(recording).take(post('saveAutoInformation', typed)))).toEqual({
      saved_at: 'x',
      values: { a: 'c' },
    });
  });

  it('that is not there is told beside the nearest, the difference marked', () => {
    const matcher = createMatcher(recording);
    expect(
      matcher.take(post('loadStepConfiguration', { track: 'vancouver', mode: 'Online' })),
    ).toBeUndefined();
    expect(matcher.report().mismatches).toMatchObject([
      {
        nearest: {
          call: { index: 0 },
          differences: [{ pointer: '/body/track', recorded: '"online"', now: '"vancouver"' }],
        },
      },
    ]);
    expect(describeReport(matcher.report())).toContain('+ now      "vancouver"');
  });
});
