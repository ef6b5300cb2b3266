import { describe, expect, it, test } from 'vitest';
import { applicationBasics, dossierBasics, registrationBasics } from '#server/dossiers/dossier-basics.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { fairRegistration, openFair, testFlow } from '#server/testing/test-event.ts';
import { dossierView, formContext, registrationView } from './dossier-view.ts';

const row = fairRegistration({
  code: 'QR2T-7XKM',
  email: 'ana@sd36.example',
  emailTyped: 'Ana@SD36.example',
  timezone: 'America/Toronto',
  submittedAt: null,
  decision: null,
  groupCode: null,
  groupOrganization: null,
  groupContactName: null,
  isReadyForGroup: false,
});
const application: DossierRow = { ...row, flow: 'exhibitor' };
const sent = { status: 'Submitted', submittedAt: new Date('2027-01-02T03:04:05Z') } as const;
const common = { code: 'QR2T-7XKM', email: 'Ana@SD36.example', status: 'Not Submitted', started: 'Y' };
const basics = {
  ...common,
  track: 'main',
  mode: 'In-Person',
  registrations_day: ['friday'],
  timezone: 'America/Toronto',
};

describe('a registration, as its row has it', () => {
  it.each<[string, Partial<typeof row>, object]>([
    ['begun, with its address as it was typed', {}, basics],
    ['sent', sent, { ...basics, status: 'Submitted', submitted_at: '2027-01-02T03:04:05.000Z' }],
    ['without a track or a zone', { track: null, timezone: null }, { ...basics, track: '', timezone: '' }],
    ['from home', { mode: 'Online' }, { ...basics, mode: 'Online' }],
    ['both ways', { mode: 'Hybrid' }, { ...basics, mode: 'Hybrid' }],
    ['in a mode that there is no more', { mode: 'By letter' }, { ...basics, mode: 'Online' }],
    ['in no mode', { mode: null }, { ...basics, mode: 'Online' }],
    ['decided on, which no registration is', { decision: 'accepted' }, basics],
    [
      'of a group',
      { groupCode: 'GR2T-7XKM', groupOrganization: 'School 12', groupContactName: 'Bo Li' },
      {
        ...basics,
        group: {
          group_code: 'GR2T-7XKM',
          group_organization: 'School 12',
          group_contact_name: 'Bo Li',
          ready: 'N',
        },
      },
    ],
    [
      'finished, of a group that has said little of itself',
      { groupCode: 'GR2T-7XKM', isReadyForGroup: true },
      {
        ...basics,
        group: { group_code: 'GR2T-7XKM', group_organization: '', group_contact_name: '', ready: 'Y' },
      },
    ],
  ])('%s', (_, given, told) => {
    expect(registrationBasics({ ...row, ...given })).toEqual(told);
    expect(dossierBasics({ ...row, ...given })).toEqual(told);
  });
});

describe('a dossier of another flow, as its row has it', () => {
  it.each<[string, Partial<DossierRow>, object]>([
    ['begun', {}, { ...common, flow: 'exhibitor' }],
    [
      'sent and decided on',
      { ...sent, decision: 'in_review' },
      {
        ...common,
        flow: 'exhibitor',
        status: 'Submitted',
        submitted_at: '2027-01-02T03:04:05.000Z',
        decision: 'in_review',
      },
    ],
  ])('%s', (_, given, told) => {
    expect(applicationBasics({ ...application, ...given })).toEqual(told);
    expect(dossierBasics({ ...application, ...given })).toEqual(told);
  });
});

describe('a dossier as its holder sees it', () => {
  const fair = openFair();
  fair.add('fair', testFlow('membership'));
  fair.add('fair', {
    kind: 'form',
    code: 'membership',
    sections: [{ code: 'you', fields: [{ code: 'role', type: 'text', label: 'Role' }] }],
  });
  const type = { ID: 'T1', type: 'teacher', label: 'Teacher', when: { '==': [{ var: 'role' }, 'teacher'] } };
  fair.add('fair', {
    kind: 'membership',
    code: 'membership',
    form_type: 'membership',
    questions: ['role'],
    types: [type],
  });
  const teacher = { ...row, answers: { membership: { role: 'teacher' } } };

  it('has the type of membership that its answers make', () => {
    expect(registrationView(fair, teacher)).toEqual({ ...basics, membershipType: 'teacher' });
    expect(dossierView(fair, teacher)).toEqual({ ...basics, membershipType: 'teacher' });
    expect(dossierView(fair, row)).toEqual({ ...basics, membershipType: '' });
    expect(dossierView(openFair(), teacher)).toEqual({ ...basics, membershipType: '' });
  });

  it('has none where it is no registration', () => {
    const told = { ...common, flow: 'exhibitor' };
    expect(dossierView(fair, { ...teacher, flow: 'exhibitor' } as DossierRow)).toEqual(told);
  });

  it('is what conditions read, beside its answers', () => {
    expect(formContext(fair, teacher)).toEqual({
      registration: { ...basics, membershipType: 'teacher' },
      answers: { membership: { role: 'teacher' } },
    });
  });
});

test.each([
  ['fr', 'fr'],
  ['en', 'en'],
  ['de', 'en'],
])('who has a dossier in %s is written to in %s', (locale, written) => {
  expect(localeOfDossier({ locale })).toBe(written);
});
