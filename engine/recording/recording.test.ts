import { describe, expect, it } from 'vitest';
import { readRecording, redactFile } from './read-recording.ts';
import { createRecorder } from './recorder.ts';
import { aPersonsSession, own, seen } from './testing/a-session.ts';

describe('a recording', () => {
  it('has nobody in it, the same person is the same throughout, and it goes through unchanged', () => {
    const har = aPersonsSession();
    const text = JSON.stringify(har);
    for (const personal of ['ana.roy', 'Annie', 'ZGFJ', '9876', 'eyJ', 'Bearer abc'])
      expect(text).not.toContain(personal);
    expect(text.split('person1@example.org').length - 1).toBe(4);
    expect(text).toContain('/api/getRegistrationFees/C0DE-0001');
    expect(text).toContain('2027-02-18');
    expect(redactFile(har).problems).toEqual([]);
    expect(redactFile(har).har).toEqual(har);
    expect(readRecording(text).ok).toBe(true);
  });

  it('has nobody’s name in a list of people, and the names of things in any other', () => {
    const recorder = createRecorder();
    const people = { name: 'Ana-Lucía Roy Fontaine', email: 'ana.roy@school.bc.ca' };
    recorder.call(
      seen({
        path: '/api/addInstructorToWorkshop',
        fields: { workshops_code: 'ZGFJ-DDTD', ...people },
        answer: {
          presenters: [{ instructor_code: 'A', name: people.name, school: '' }],
          most: [{ name: 'Twelve' }],
        },
      }),
    );
    recorder.call(
      seen({
        path: '/api/createGroup',
        fields: { group_organization: 'École Gabrielle-Roy', group_contact_name: 'Ana-Lucía Roy Fontaine' },
      }),
    );
    const har = recorder.har(own);
    const text = JSON.stringify(har);
    for (const personal of ['Lucía', 'Gabrielle']) expect(text.includes(personal) && personal).toBe(false);
    expect(text).toContain('Twelve');
    // As long as what it stands for, for the form that asks for so much.
    expect(text).toContain('Text 1 Text 1 Text 1..');
    expect(readRecording(text)).toMatchObject({ ok: true });
  });

  it('takes what a public document says as nobody’s, though it came after an answer that picked it', () => {
    const recorder = createRecorder();
    const answers = { answer: { values: { captions: 'Subtitles' } } };
    const document = { document: { options: ['Subtitles'] }, version: 1 };
    const later = { path: '/api/loadStepConfiguration', fields: { form_type: 'a' }, answer: document };
    const sooner = seen({ path: '/api/initializeForm', fields: { form_type: 'a' }, ...answers });
    recorder.call(seen(later));
    recorder.call(sooner);
    const text = JSON.stringify(recorder.har(own));
    expect(text.indexOf('initializeForm')).toBeLessThan(text.indexOf('loadStepConfiguration'));
    expect(readRecording(text)).toMatchObject({ ok: true });
  });

  it('has nobody in what a visitor’s device had kept and where they were, which no call has told of', () => {
    const recorder = createRecorder();
    recorder.call(seen({ path: '/api/getEventDays', status: 500 }));
    const open = { value: { code: 'ZGFJ-DDTD', email: 'ana.roy@school.bc.ca', track: 'online' }, until: 1 };
    const masked = {
      type: '@xstate.snapshot',
      context: { answers: { name: { masked: 'text', length: 3 } } },
    };
    const har = recorder.har({
      ...own,
      inspection: [masked],
      kept: { 'current-registration': JSON.stringify(open), 'api-token': '"abc.def.ghi"' },
      fault: { id: 'abcd1234', status: 500, address: '/apply/volunteer/ZGFJ-DDTD' },
    });
    const text = JSON.stringify(har);
    for (const personal of ['ana.roy', 'ZGFJ', 'abc.def']) expect(text).not.toContain(personal);
    expect(text).toContain('abcd1234');
    expect(text).toContain('/apply/volunteer/C0DE-0001');
    expect(har.log._rostrum?.inspection).toEqual([masked]);
    expect(readRecording(text)).toMatchObject({ ok: true });
  });
});
