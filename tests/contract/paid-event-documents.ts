import { testTheme } from '#server/testing/test-event.ts';

const both = (en: string, fr: string) => ({ en, fr });
/** A document as it is published; of what else it has to have, publishing is the judge. */
export type Named = { readonly kind: string; readonly code: string; readonly [property: string]: unknown };

const field = (code: string, type: string, more: object = {}) => ({
  code,
  type,
  label: both(`Field ${code}`, `Champ ${code}`),
  ...more,
});

/** The event itself, of so many options. */
export function eventDocument(code: string, options: object): Named {
  return {
    kind: 'event',
    code,
    event_code: code.replace(/[^a-z0-9]/g, '').toUpperCase(),
    client_code: 'PAID01',
    hosts: [`${code}.localhost`],
    name: both('Paid days', 'Journées payantes'),
    client_name: both('Association', 'Association'),
    location: both('Vancouver', 'Vancouver'),
    type: 'I',
    dates: { start: '2027-02-19', end: '2027-02-20' },
    timezone: 'America/Vancouver',
    languages: ['en', 'fr'],
    theme: testTheme,
    days: [{ code: 'day1', label: both('Friday', 'Vendredi'), date: '2027-02-19' }],
    tracks: [
      {
        ID: '1',
        code: 'main',
        name: both('Main', 'Principal'),
        seo: 'main',
        modes: ['In-Person'],
        timezone: 'America/Vancouver',
      },
    ],
    options,
  };
}

const form = (code: string, fields: object[]) => ({
  kind: 'form',
  code,
  title: both(code, code),
  sections: [{ code: 'only', fields }],
});

/** 200.00 + 5 % for everybody; a retiree's membership 60.00; what is picked costs besides. */
export const feesDocument = {
  kind: 'fees',
  code: 'fees',
  currency: 'CAD',
  fees: [
    { code: 'conference', category: 'conference', label: both('Conference', 'Congrès'), amount: 20_000 },
  ],
  taxes: [
    {
      code: 'gst',
      label: both('GST', 'TPS'),
      percent: 5,
      categories: ['conference', 'registration', 'workshop', 'activity', 'merchandise'],
    },
  ],
  issuer: both('Association\nGST no. 123', 'Association\nTPS nº 123'),
  cancellation_policy: both('No refunds.', 'Aucun remboursement.'),
};

export const membershipDocument = {
  kind: 'membership',
  code: 'membership',
  form_type: 'membership',
  questions: ['role', 'selectedDistrict'],
  decline_field: 'decline',
  types: [
    {
      ID: 'T1',
      type: 'teacher',
      label: both('Teacher', 'Enseignant'),
      when: { and: [{ '==': [{ var: 'role' }, 'teacher'] }, { '==': [{ var: 'selectedDistrict' }, 'd1'] }] },
      amount: 9_000,
    },
    {
      ID: 'R1',
      type: 'retiree',
      label: both('Retiree', 'Retraité'),
      when: { '==': [{ var: 'role' }, 'retiree'] },
      amount: 6_000,
    },
  ],
  organizations: [
    { id: 'math', name: both('Mathematics', 'Mathématiques'), scope: 'event', amount: 1_500 },
    { id: 'local', name: both('Local', 'Section locale'), scope: 'client' },
  ],
};

export const discountsDocument = {
  kind: 'discounts',
  code: 'discounts',
  discounts: [
    { code: 'TENOFF', kind: 'discount', label: both('Ten off', 'Dix de moins'), percent: 10 },
    { code: 'ONCE1', kind: 'discount', label: both('Once', 'Une fois'), amount: 1_000, limit: 1 },
    { code: 'SOON1', kind: 'discount', label: both('Soon', 'Bientôt'), percent: 5, from: '2999-01-01' },
    { code: 'OVER1', kind: 'discount', label: both('Over', 'Fini'), percent: 5, until: '2020-01-01' },
    {
      code: 'TEACH',
      kind: 'discount',
      label: both('Teachers', 'Enseignants'),
      percent: 5,
      when: { '==': [{ var: 'registration.membershipType' }, 'teacher'] },
    },
    { code: 'FREE100', kind: 'discount', label: both('All of it', 'Le tout'), percent: 100 },
    { code: 'COME-IN', kind: 'invitation', label: both('Guest', 'Invité'), bypasses: 'Y', limit: 1 },
  ],
};

/** Tickets at $ 24.00, and a poster that lets nobody in. */
export const ticketsDocument = {
  kind: 'products',
  code: 'products',
  products: [
    {
      code: 'evening',
      name: both('Evening', 'Soirée'),
      amount: 2_400,
      admits: 'Y',
      variants: [{ code: 'one', name: both('One person', 'Une personne') }],
    },
    {
      code: 'poster',
      name: both('Poster', 'Affiche'),
      amount: 1_000,
      variants: [{ code: 'one', name: both('One', 'Une') }],
    },
  ],
  ticket_notes: [{ title: both('Bring a lamp', 'Une lampe'), text: both('It is dark.', 'Il fait noir.') }],
};

export const registrationDocument = {
  kind: 'flow',
  code: 'registration',
  label: both('Registration', 'Inscription'),
  entry: { by: ['anyone', 'invitation'] },
  money: { fees: 'catalogue', discounts: 'Y' },
  steps: [
    { code: 'personal', label: both('Personal', 'Personnel'), kind: 'form', form_type: 'personal' },
    {
      code: 'membership',
      label: both('Membership', 'Adhésion'),
      kind: 'membership',
      form_type: 'membership',
    },
    { code: 'picks', label: both('Workshops', 'Ateliers'), kind: 'workshops', form_type: 'picks' },
    { code: 'review', label: both('Review', 'Vérification'), kind: 'payment' },
  ],
};

/** What is published of it, one after the other. */
export const documents: Named[] = [
  form('personal', [field('first_name', 'text'), field('last_name', 'text')]),
  form('membership', [
    field('role', 'radio', {
      options: ['teacher', 'retiree'].map((id) => ({ id, name: both(id, id) })),
      show_if: { '!=': [{ var: 'decline' }, true] },
    }),
    field('selectedDistrict', 'select', {
      options: ['d1', 'd2'].map((id) => ({ id, name: both(id, id) })),
      show_if: { '==': [{ var: 'role' }, 'teacher'] },
    }),
    field('selectedOrganization', 'checkbox_group', { required: 'N', options_from: 'organizations_event' }),
    field('decline', 'checkbox', { required: 'N' }),
    field('type', 'membership', { show_if: { '!=': [{ var: 'decline' }, true] } }),
  ]),
  form('picks', [
    field('workshops', 'workshop_picker', { required: 'N' }),
    field('products', 'product_picker', { required: 'N' }),
    field('activity', 'activity_picker', { required: 'N' }),
  ]),
  registrationDocument,
  {
    kind: 'schedule',
    code: 'schedule',
    slots: [
      {
        code: 'a',
        label: both('Workshops A', 'Ateliers A'),
        day: 'day1',
        track: 'main',
        start: '10:30',
        end: '12:00',
      },
    ],
    workshops: [
      { code: 'clay', title: both('Clay', 'Argile'), description: both('Hands.', 'Mains.'), presenters: [] },
    ],
    sessions: [
      {
        code: 'clay-1',
        workshop: 'clay',
        schedule: 'a',
        type: 'I',
        capacity: 1,
        fee: { amount: 2_500, payable: 'registration' },
      },
    ],
  },
  {
    kind: 'products',
    code: 'products',
    products: [
      {
        code: 'shirt',
        name: both('T-shirt', 'T-shirt'),
        amount: 2_800,
        most: 3,
        variants: [{ code: 'm', name: both('Medium', 'Moyen'), stock: 50 }],
      },
    ],
  },
  {
    kind: 'activities',
    code: 'activities',
    activities: [{ code: 'dinner', name: both('Dinner', 'Souper'), amount: 4_500, capacity: 50, most: 2 }],
  },
  membershipDocument,
  feesDocument,
  discountsDocument,
];
