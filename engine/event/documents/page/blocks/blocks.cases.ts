import type { BlockKind, BlockOf } from './registry.ts';

/** A block that may be published, and one that may not: what is changed in it, and the diagnostic that it gets. */
export interface BlockCase<Kind extends BlockKind> {
  readonly good: BlockOf<Kind>;
  readonly bad: { readonly change: object; readonly pointer: string; readonly code: string };
}

const action = { label: { en: 'On', fr: 'Suite' }, link: '/about' };

/** A case for every kind of block; a forgotten one does not compile. */
export const blockCases: { readonly [Kind in BlockKind]: BlockCase<Kind> } = {
  hero: {
    good: { block: 'hero', title: 'Fair', facts: [{ icon: 'pin', title: 'Here' }] },
    bad: { change: { quilt: [['rose']] }, pointer: '/quilt/0/0', code: 'not_allowed' },
  },
  tracks: {
    good: {
      block: 'tracks',
      title: 'Ways',
      tracks: [{ track: 'online', title: 'Online', points: [], tiles: [] }],
    },
    bad: { change: { tracks: [] }, pointer: '/tracks', code: 'minItems' },
  },
  quote: {
    good: { block: 'quote', quote: 'Well said', name: 'Ana', across: 'Y', action },
    bad: { change: { name: { en: 'Ana' } }, pointer: '/name', code: 'missing_translation' },
  },
  html: {
    good: { block: 'html', html: '<p>Own words</p>' },
    bad: { change: { html: 4 }, pointer: '/html', code: 'wrong_type' },
  },
  glance: {
    good: {
      block: 'glance',
      title: 'Days',
      days: [{ title: 'Friday', items: [{ time: '09:00', title: 'Doors' }] }],
    },
    bad: {
      change: { days: [{ title: 'Friday', items: [{ time: '9 am', title: 'Doors' }] }] },
      pointer: '/days/0/items/0/time',
      code: 'pattern',
    },
  },
  programme: {
    good: {
      block: 'programme',
      title: 'What',
      tide: 'falling',
      items: [{ when: 'Friday', title: 'The ear' }],
    },
    bad: { change: { items: [] }, pointer: '/items', code: 'minItems' },
  },
  tickets: {
    good: { block: 'tickets', title: 'Tickets', tickets: [{ title: 'Ashore', amount: 2400 }] },
    bad: {
      change: { tickets: [{ title: 'Ashore', amount: 0 }] },
      pointer: '/tickets/0/amount',
      code: 'minimum',
    },
  },
  cards: {
    good: { block: 'cards', cards: [{ title: 'A card', picture: 'tile:sun', action }] },
    bad: {
      change: { cards: [{ title: 'A card', action: { label: 'On', link: 'java\tscript:alert(1)' } }] },
      pointer: '/cards/0/action/link',
      code: 'pattern',
    },
  },
  columns: {
    good: { block: 'columns', columns: [{ html: '<p>Left</p>' }, { html: '<p>Right</p>' }] },
    bad: { change: { columns: [{ html: 'Alone' }] }, pointer: '/columns', code: 'minItems' },
  },
  columns_of: {
    good: { block: 'columns_of', page: 'venue' },
    bad: { change: { page: 'Venue' }, pointer: '/page', code: 'pattern' },
  },
  call_to_action: {
    good: { block: 'call_to_action', title: 'Come along', actions: [action] },
    bad: {
      change: { actions: [{ label: 'On', link: '//evil.example' }] },
      pointer: '/actions/0/link',
      code: 'pattern',
    },
  },
  faq: {
    good: { block: 'faq', questions: [{ question: 'Why?', answer: 'Because.' }] },
    bad: { change: { questions: [] }, pointer: '/questions', code: 'minItems' },
  },
  help: {
    good: {
      block: 'help',
      groups: [
        {
          code: 'before',
          title: 'Before',
          answers: [{ code: 'lost-code', question: 'Lost?', answer: '<p>Ask again.</p>' }],
        },
      ],
      situations: [{ label: 'My code is lost', answers: ['lost-code'] }],
    },
    bad: {
      change: { situations: [{ label: 'It rains', answers: ['rain'] }] },
      pointer: '/situations/0/answers/0',
      code: 'dangling',
    },
  },
  keynotes: {
    good: { block: 'keynotes', title: 'Keynotes' },
    bad: { change: { people: ['ana', 'ana'] }, pointer: '/people', code: 'uniqueItems' },
  },
  speakers: {
    good: {
      block: 'speakers',
      title: 'Speakers',
      people: ['ana'],
      notes: [{ after: 1, text: 'And many more.', by: 'The committee', tile: 'apple' }],
    },
    bad: { change: { people: ['../ana'] }, pointer: '/people/0', code: 'pattern' },
  },
  sponsors: {
    good: { block: 'sponsors', title: 'Thanks', show: 'logos' },
    bad: { change: { show: 'film' }, pointer: '/show', code: 'not_allowed' },
  },
  exhibitors: {
    good: { block: 'exhibitors', title: 'In the hall', show: 'listing', action },
    bad: {
      change: { action: { label: 'On', link: 'data:text/html,x' } },
      pointer: '/action/link',
      code: 'pattern',
    },
  },
  accommodations: {
    good: { block: 'accommodations', title: 'Stay' },
    bad: { change: { accommodations: [] }, pointer: '/accommodations', code: 'minItems' },
  },
  locations: {
    good: { block: 'locations', title: 'Where' },
    bad: { change: { map: 'https://tiles.example' }, pointer: '/map', code: 'unknown_key' },
  },
  ways: {
    good: { block: 'ways', location: 'hall' },
    bad: { change: { location: '../hall' }, pointer: '/location', code: 'pattern' },
  },
  floor_plan: {
    good: { block: 'floor_plan', title: 'Find your room', plan: 'rooms' },
    bad: { change: { plan: 'The rooms' }, pointer: '/plan', code: 'pattern' },
  },
  countdown: {
    good: { block: 'countdown', title: 'Soon', until: '2027-02-19T09:00', over: 'It has begun.' },
    bad: { change: { until: '2027-13-01T09:00' }, pointer: '/until', code: 'pattern' },
  },
  statistics: {
    good: { block: 'statistics', figures: [{ value: '63', label: 'workshops' }] },
    bad: {
      change: { figures: [{ value: 63, label: 'workshops' }] },
      pointer: '/figures/0/value',
      code: 'wrong_type',
    },
  },
  workshop_list: {
    good: { block: 'workshop_list', title: 'Workshops', track: 'online', day: 'friday' },
    bad: { change: { track: 'moon' }, pointer: '/track', code: 'dangling' },
  },
  workshop_finder: {
    good: { block: 'workshop_finder', title: 'Find one', filter: 'subject' },
    bad: { change: { day: 'monday' }, pointer: '/day', code: 'dangling' },
  },
  random_workshops: {
    good: { block: 'random_workshops', title: 'Some workshops', most: 2 },
    bad: { change: { most: 13 }, pointer: '/most', code: 'maximum' },
  },
  activities: {
    good: { block: 'activities', title: 'Besides' },
    bad: { change: { activities: 'all' }, pointer: '/activities', code: 'wrong_type' },
  },
  merchandise: {
    good: { block: 'merchandise', title: 'Shop', products: ['mug'] },
    bad: { change: { products: [] }, pointer: '/products', code: 'minItems' },
  },
  slides_of: {
    good: { block: 'slides_of', title: 'Around the hall', page: 'venue' },
    bad: { change: { page: 'Venue' }, pointer: '/page', code: 'pattern' },
  },
  slider: {
    good: { block: 'slider', title: 'A look', slides: [{ picture: 'tile:sea', picture_alt: 'Waves' }] },
    bad: {
      change: { slides: [{ picture: 'https://evil.example/x.png', picture_alt: 'Waves' }] },
      pointer: '/slides/0/picture',
      code: 'pattern',
    },
  },
  video: {
    good: { block: 'video', title: 'A film', link: 'https://vimeo.com/12345678' },
    bad: { change: { link: 'https://vimeo.com.evil.example/12345678' }, pointer: '/link', code: 'pattern' },
  },
  files: {
    good: { block: 'files', files: [{ title: 'The plan', link: '/plan.pdf', format: 'PDF', size: 2048 }] },
    bad: {
      change: { files: [{ title: 'The plan', link: '/\\evil.example' }] },
      pointer: '/files/0/link',
      code: 'pattern',
    },
  },
  privacy_notice: {
    good: { block: 'privacy_notice', html: '<p>Kept for a year.</p>' },
    bad: { change: { html: { fr: 'Gardé un an.' } }, pointer: '/html', code: 'missing_translation' },
  },
  notify_me: {
    good: { block: 'notify_me', title: 'Notify Me', type: 'programme' },
    bad: { change: { type: '__proto__' }, pointer: '/type', code: 'pattern' },
  },
  invite_colleague: {
    good: { block: 'invite_colleague', title: 'Bring somebody' },
    bad: { change: { email: 'ana@example.org' }, pointer: '/email', code: 'unknown_key' },
  },
  animation: {
    good: {
      block: 'animation',
      title: 'It grows',
      animation: 'motion:sprout',
      animation_alt: 'Five sprouts',
    },
    bad: {
      change: { animation: 'https://evil.example/film.json' },
      pointer: '/animation',
      code: 'pattern',
    },
  },
  confetti: {
    good: { block: 'confetti', title: 'You are in', text: 'See you there.', action },
    bad: { change: { particles: 9_000_000 }, pointer: '/particles', code: 'unknown_key' },
  },
};
