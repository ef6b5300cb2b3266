import type { Speaker } from '#engine/contract/site.ts';
import type { ShopProduct } from '#engine/event/cart/shop.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import type { Answers } from '#src/api/testing/table-call.ts';

const speaker: Speaker = {
  code: 'ana',
  name: 'Ana Silva',
  role: 'Teacher',
  keynote: {
    title: 'Opening talk',
    start: '2027-02-19T09:00:00-08:00',
    end: '2027-02-19T10:00:00-08:00',
    timezone: 'America/Vancouver',
  },
  workshops: [
    { workshops_code: 'math', workshops_title: 'Math talks', workshops_session_code: 'math-1' },
    { workshops_code: 'beads', workshops_title: 'Beads, without a time yet' },
  ],
};

export const session: Session = {
  workshops_session_code: 'math-1',
  workshops_schedule_code: 'A',
  workshops_code: 'math',
  workshops_session_number: 1,
  workshops_title: 'Math talks',
  workshops_schedule_start: '2027-02-19T10:30:00-08:00',
  workshops_schedule_end: '2027-02-19T12:00:00-08:00',
  workshops_schedule_track_timezone: 'America/Vancouver',
  workshops_schedule_track_type: 'I',
  workshops_session_type: 'I',
  workshops_offsite: 'N',
  workshops_schedule_day: 'friday',
  schedule_label: 'A',
  track: 'vancouver',
  description: '',
  presenters: [{ name: 'Ana Silva' }],
  filters: { subject: ['arts'] },
  availability: 'limited',
  seats_left: 6,
  free_included: 'N',
  offered_again: [],
};

/** What the lists of the event are told apart by. */
export const eventSchema = {
  event_code: 'RTG2027',
  client_code: 'RTG',
  version: 1,
  workshops: [{ code: 'subject.arts', name: 'Arts', filter: 'subject', filter_name: 'Subject' }],
  sponsors: [],
  exhibitors: [],
};

const product: ShopProduct = {
  code: 'mug',
  name: 'Camp mug',
  most: 4,
  variants: [
    { code: 'small', name: 'Small', amount: 1800, availability: 'open' },
    { code: 'large', name: 'Large', amount: 2200, availability: 'full' },
  ],
};

const hotel = {
  code: 'quayside',
  name: 'The Quayside',
  address: '450 Quayside Drive',
  phone: '+1 604 555 0142',
  rooms: [{ name: 'Standard room', amount: 18_900 }],
};

const hall = { code: 'hall', name: 'Great Hall', address: '1 Harbourside Way' };

/** What the server says to every kind of block, each in the smallest. */
export const answers: Answers = {
  '/getContentSection': [],
  '/getWorkshopKeynotes': [speaker],
  '/getSpeakers': [speaker],
  '/getSponsorLogosBySchema/{x}': [
    { code: 'gold', name: 'Gold', logos: [{ code: 'northlight', name: 'Northlight', logo: 'shape:arch' }] },
  ],
  '/getExhibitors': [
    {
      code: 'books',
      name: 'Books',
      exhibitors: [
        { code: 'rayon', name: 'Le Rayon', type: 'books', booth: '2', link: 'https://lerayon.example' },
      ],
    },
  ],
  '/getAccommodations': [hotel],
  '/getAccommodationDetail/{code}': { ...hotel, description: '<p>Six rooms have a roll-in shower.</p>' },
  '/getLocations/{track}': [hall],
  '/getLocationDetail/{code}': {
    ...hall,
    latitude: 49.2,
    longitude: -123.1,
    ways: [
      { icon: 'bus', figure: { value: '5', unit: 'min' }, title: 'By train', text: 'Five minutes on foot.' },
    ],
    sketch: {
      areas: [
        {
          kind: 'water',
          points: [
            [0, 0],
            [100, 0],
            [100, 20],
          ],
        },
      ],
      streets: [
        {
          name: 'Seawall',
          points: [
            [0, 30],
            [100, 40],
          ],
        },
      ],
      marks: [{ name: 'Great Hall', at: [50, 44] }],
    },
  },
  '/getFloorPlan/{code}': {
    code: 'rooms',
    width: 400,
    height: 300,
    floors: [
      { code: 'ground', label: 'Main floor' },
      { code: 'upper', label: 'Upper floor' },
    ],
    rooms: [
      {
        code: 'hall',
        name: 'Great Hall',
        floor: 'ground',
        kind: 'hall',
        rectangle: [0, 0, 200, 100],
        step_free: 'Y',
        sessions: [
          {
            workshops_session_code: 'math-1',
            workshops_title: 'Math talks',
            start: '2099-02-19T10:30:00-08:00',
            end: '2099-02-19T12:00:00-08:00',
          },
        ],
      },
      {
        code: 'lab',
        name: 'Lab 1',
        floor: 'ground',
        kind: 'room',
        rectangle: [200, 0, 200, 100],
        step_free: 'Y',
        sessions: [],
      },
      {
        code: 'tent',
        name: 'Roof tent',
        floor: 'upper',
        kind: 'outside',
        rectangle: [0, 0, 400, 300],
        step_free: 'N',
        sessions: [],
      },
    ],
  },
  '/getScheduleListByCodeAndTrack': { version: 1, sessions: [session] },
  '/getTWCContent/{x}': [{ columns: [{ html: '<p>Up</p>' }, { html: '<p>Down</p>' }] }],
  '/getSliderBoxImages/{x}': [{ picture: 'tile:sea', picture_alt: 'Waves', caption: 'The terrace' }],
  '/getClientEventSchema': eventSchema,
  '/getWorkshopsBySchema/{x}': [session],
  '/getWorkshopByQuery/{x}/{track}': [],
  '/getRandomWorkshops': [session],
  '/getActivities': [
    {
      activity_code: 'seawall',
      name: 'Seawall walk',
      timezone: 'America/Vancouver',
      amount: 2500,
      most: 2,
      availability: 'open',
      quantity: 0,
    },
  ],
  '/getShopProducts/{x}': [product],
};
