import { describe, expect, it } from 'vitest';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { diagnoseInEvent } from './diagnose-in-event.ts';
import { servedDocuments } from './served-documents.ts';

const track = (code: string) => ({
  ID: code,
  code,
  name: code,
  seo: code,
  modes: ['Online'],
  timezone: 'America/Vancouver',
});
const colour = '#1d3f8f';
const event = (tracks: readonly string[], days: readonly string[]) => ({
  kind: 'event',
  code: 'fair',
  event_code: 'FAIR',
  client_code: 'FAIR',
  hosts: ['fair.localhost'],
  name: 'Fair',
  client_name: 'Fair',
  location: 'Here',
  type: 'O',
  dates: { start: '2027-02-19', end: '2027-02-20' },
  timezone: 'America/Vancouver',
  languages: ['en', 'fr'],
  theme: {
    theme_type: 'tiles',
    theme_system: { ink: colour, accent: colour, second: '#facd45', third: colour, fourth: colour },
  },
  days: days.map((code) => ({ code, label: code, date: '2027-02-19' })),
  tracks: tracks.map(track),
  options: {},
});
const form = (...codes: string[]) => ({
  kind: 'form',
  code: 'membership',
  title: 'Membership',
  sections: [{ code: 'who', fields: codes.map((code) => ({ code, type: 'text', label: code })) }],
});
const schedule = {
  kind: 'schedule',
  code: 'schedule',
  slots: [{ code: 'A', label: 'A', day: 'friday', track: 'online', start: '09:00', end: '10:00' }],
  workshops: [{ code: 'w', title: 'W', description: 'W', presenters: [] }],
  sessions: [{ code: 'w-1', workshop: 'w', schedule: 'A', type: 'O' }],
};
const membership = {
  kind: 'membership',
  code: 'membership',
  form_type: 'membership',
  questions: ['teaches'],
  types: [{ ID: '1', type: 'teacher', label: 'Teacher', when: { '!!': [{ var: 'teaches' }] } }],
};

function published() {
  const served = servedDocuments();
  for (const document of [event(['online', 'hall'], ['friday']), form('teaches'), membership, schedule]) {
    expect(diagnoseInEvent('fair', document, served)).toEqual([]);
    served.add('fair', document);
  }
  return served;
}

it('says which published times fall in a skipped hour once a day has moved', () => {
  const served = published();
  const slots = schedule.slots.map((slot) => ({ ...slot, start: '02:15', end: '03:30' }));
  served.add('fair', { ...schedule, slots });
  const moved = event(['online', 'hall'], ['friday']);
  const found = diagnoseInEvent(
    'fair',
    {
      ...moved,
      dates: { start: '2027-03-14', end: '2027-03-14' },
      days: moved.days.map((day) => ({ ...day, date: '2027-03-14' })),
    },
    served,
  );
  expect(found.map(({ severity, code }) => [severity, code])).toEqual([['warning', 'skipped_hour']]);
  const [said] = writeDiagnostics(found, 'en');
  expect(said?.problem).toContain('"schedule/schedule"');
  expect(said?.problem).toContain('There is no 02:15 on 2027-03-14');
});

describe('what published documents lean on stays', () => {
  it.each([
    ['a track that the schedule uses', event(['hall'], ['friday']), 'There is no track "online".'],
    ['a day that the schedule uses', event(['online'], ['saturday']), 'There is no day "friday".'],
    ['a field that decides memberships', form('age'), 'has no field "teaches"'],
  ])('%s', (_name, document, problem) => {
    const found = diagnoseInEvent('fair', document, published());
    expect(found.map(({ severity, code }) => [severity, code])).toContainEqual(['error', 'dangling']);
    expect(writeDiagnostics(found, 'en')[0]?.problem).toContain(problem);
  });

  it.each([
    ['a track that nothing uses may go', event(['online'], ['friday'])],
    ['a field that nothing uses may come and go', form('teaches', 'age')],
  ])('%s', (_name, document) => {
    expect(diagnoseInEvent('fair', document, published())).toEqual([]);
  });
});

it.each([
  [{ block: 'floor_plan', plan: 'roms' }, '/blocks/0/plan', 'There is no plan "roms". Did you mean "rooms"?'],
  [{ block: 'floor_plan', plan: 'rooms' }, '', ''],
  [
    { block: 'ways', location: 'hal' },
    '/blocks/0/location',
    'There is no location "hal". Did you mean "hall"?',
  ],
  [{ block: 'ways', location: 'hall' }, '', ''],
])('a page is looked at beside the plans and places of its event: %j', (block, pointer, problem) => {
  const served = published();
  served.add('fair', { kind: 'floor_plan', code: 'rooms', width: 100, height: 100, floors: [], rooms: [] });
  const locations = [{ code: 'hall', name: 'Hall', ways: [] }];
  served.add('fair', { kind: 'locations', code: 'locations', locations });
  const page = { kind: 'page', code: 'venue', title: 'Venue', blocks: [block] };
  const found = diagnoseInEvent('fair', page, served);
  expect(writeDiagnostics(found, 'en').map((each) => [each.pointer, each.problem])).toEqual(
    pointer === '' ? [] : [[pointer, problem]],
  );
  // One that an earlier version has let through keeps nothing else from being published.
  served.add('fair', page);
  expect(diagnoseInEvent('fair', event(['online'], ['friday']), served)).toEqual([]);
});

it('a form is right beside a flow that is published with it', () => {
  const served = servedDocuments();
  served.add('fair', event(['online'], ['friday']));
  const step = { code: 'membership', label: 'Membership', kind: 'form', form_type: 'membership' };
  const review = { code: 'review', label: 'Review', kind: 'review' };
  served.add('fair', {
    ...{ kind: 'flow', code: 'registration', label: 'Registration', entry: { by: ['anyone'] } },
    steps: [step, review],
  });
  expect(diagnoseInEvent('fair', form('name'), served)).toEqual([]);
});

it('a catalogue is looked at beside the event that it is for', () => {
  const slots = [{ ...schedule.slots[0], track: 'stage', day: 'sunday' }];
  const found = diagnoseInEvent('fair', { ...schedule, slots }, published());
  expect(found.map(({ pointer }) => pointer)).toEqual(['/slots/0/day', '/slots/0/track']);
});
