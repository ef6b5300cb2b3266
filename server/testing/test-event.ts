import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
const product = (code: string, name: string, tracks?: string[]) => ({
  code,
  name: both(name),
  amount: 2_800,
  most: 99,
  ...(tracks && { tracks }),
  variants: [{ code: 'm', name: both('Medium') }],
});

/** A theme of five colours and nothing else. */
export const testTheme = {
  theme_type: 'tiles',
  theme_system: {
    ink: '#111111',
    accent: '#005fcc',
    second: '#226622',
    third: '#aa3322',
    fourth: '#ddaa00',
  },
};

/** The event of the fair: two days, a track in rooms and one online. */
export const fairEvent = {
  kind: 'event',
  code: 'fair',
  name: both('Book fair'),
  location: both('Vancouver'),
  theme: testTheme,
  timezone: 'America/Vancouver',
  days: [
    { code: 'friday', label: both('Friday'), date: '2027-02-19' },
    { code: 'saturday', label: both('Saturday'), date: '2027-02-20' },
  ],
  tracks: [
    { code: 'main', name: both('Main'), modes: ['In-Person'], timezone: 'America/Vancouver' },
    { code: 'online', name: both('From home'), modes: ['Online'], timezone: 'America/Vancouver' },
  ],
} as unknown as EventDocument;

/** The flow of the fair's registrations with these forms as its steps. */
export const testFlow = (...forms: string[]) => ({
  kind: 'flow',
  code: 'registration',
  label: both('Registration'),
  entry: {},
  money: { fees: 'catalogue' },
  steps: forms.map((code) => ({ code, kind: 'form', form_type: code, label: both(code) })),
});

/**
 * What the fair has to pick, one of each kind for everybody and one for who comes online, with its flow and without a
 * database; and without the documents of some kinds or codes.
 */
export function openFair(without: readonly string[] = []) {
  const served = servedDocuments();
  const documents = [
    fairEvent,
    {
      kind: 'schedule',
      code: 'schedule',
      slots: [
        { code: 'a', label: both('A'), day: 'friday', track: 'main', start: '09:00', end: '10:00' },
        { code: 'b', label: both('B'), day: 'saturday', track: 'main', start: '09:00', end: '10:00' },
      ],
      workshops: [{ code: 'clay', title: both('Clay'), description: both(''), presenters: [] }],
      sessions: [
        { code: 'clay-1', workshop: 'clay', schedule: 'a', type: 'I' },
        { code: 'clay-2', workshop: 'clay', schedule: 'b', type: 'I' },
      ],
    },
    {
      kind: 'offers',
      code: 'products',
      label: both('Shop'),
      view: 'tiles',
      category: 'merchandise',
      several: 'Y',
      offers: [product('shirt', 'Shirt'), product('mug', 'Mug', ['online'])],
    },
    {
      kind: 'offers',
      code: 'activities',
      label: both('Activities'),
      view: 'timetable',
      category: 'activity',
      offers: [
        { code: 'dinner', name: both('Dinner') },
        { code: 'call', name: both('Call'), tracks: ['online'] },
      ],
    },
    {
      kind: 'offers',
      code: 'booths',
      label: both('Booths'),
      category: 'conference',
      offers: [{ code: 'corner', name: both('Corner booth'), amount: 50_000 }],
    },
    {
      kind: 'form',
      code: 'picks',
      sections: [
        {
          code: 'picks',
          fields: [
            { code: 'workshops', type: 'workshop_picker', label: both('Workshops') },
            { code: 'shop', type: 'product_picker', label: both('Shop') },
            { code: 'activities', type: 'activity_picker', label: both('Activities') },
            { code: 'booth', type: 'choice_picker', label: both('Booth'), offers: 'booths' },
          ],
        },
      ],
    },
    testFlow('picks'),
    { kind: 'flow', code: 'exhibitor', label: both('Exhibitors'), entry: {}, steps: [] },
  ];
  for (const document of documents)
    if (![document.kind, document.code].some((name) => without.includes(name))) served.add('fair', document);
  return served;
}

/** A registration of the fair, in its main track on Friday where nothing else is said. */
export const fairRegistration = (given: Partial<RegistrationRow> = {}) =>
  ({
    eventCode: 'fair',
    flow: 'registration',
    track: 'main',
    mode: 'In-Person',
    days: ['friday'],
    answers: {},
    status: 'Not Submitted',
    ...given,
  }) as RegistrationRow;
