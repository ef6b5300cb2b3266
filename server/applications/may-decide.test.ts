import { describe, expect, it, test } from 'vitest';
import type { Decision, OrganizerDecision } from '#engine/event/documents/flow/decision.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { applicationName } from '#server/dossiers/application-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { fairRegistration } from '#server/testing/test-event.ts';
import { listedApplication } from './application-status.ts';
import { mayConfirm, mayWithdraw, standsAlready, whyNotDecide } from './may-decide.ts';

const decided = { decision: {} };
const asked = { decision: { confirm: 'Y' as const } };
const sent = (decision: Decision | null = null) => ({ status: 'Submitted' as const, decision });
const begun = { status: 'Not Submitted' as const, decision: null };
const gone = { status: 'Cancelled' as const, decision: null };

describe('organizers decide', () => {
  it.each<[string, object, Pick<DossierRow, 'status' | 'decision'>, OrganizerDecision, string | undefined]>([
    ['on what was sent', decided, sent(), 'accepted', undefined],
    ['on what they are reviewing', decided, sent('in_review'), 'declined', undefined],
    ['otherwise than before', decided, sent('accepted'), 'in_review', undefined],
    ['on what was confirmed', decided, sent('confirmed'), 'declined', undefined],
    ['not on what was not sent', decided, begun, 'accepted', 'not_to_decide'],
    ['not where nobody decides', {}, sent(), 'accepted', 'not_to_decide'],
    ['not on what was withdrawn', decided, gone, 'accepted', 'for_good'],
    ['not otherwise on what was declined', decided, sent('declined'), 'accepted', 'for_good'],
    ['the same again on what was declined', decided, sent('declined'), 'declined', undefined],
  ])('%s', (_, flow, standing, wish, why) => {
    expect(whyNotDecide(flow, standing, wish)).toBe(why);
  });
});

// What was sent and how it stands; whether it is confirmed where the flow asks for that, and where it does not; and
// whether it may be withdrawn.
test.each([
  ['accepted', sent('accepted'), true, false, true],
  ['confirmed already', sent('confirmed'), false, false, true],
  ['in review', sent('in_review'), false, false, true],
  ['not decided on', sent(), false, false, true],
  ['declined', sent('declined'), false, false, false],
  ['not sent', begun, false, false, false],
  ['accepted, and not sent', { ...begun, decision: 'accepted' as const }, false, false, false],
  ['withdrawn', { ...gone, decision: 'accepted' as const }, false, false, false],
])('%s', (_, standing, whereAsked, whereNot, withdrawn) => {
  expect([
    mayConfirm(asked, standing),
    mayConfirm(decided, standing),
    mayConfirm({}, standing),
    mayWithdraw(standing),
  ]).toEqual([whereAsked, whereNot, whereNot, withdrawn]);
});

test.each<[Decision | null, OrganizerDecision, boolean]>([
  ['accepted', 'accepted', true],
  ['confirmed', 'accepted', true],
  ['confirmed', 'declined', false],
  ['in_review', 'accepted', false],
  ['in_review', 'in_review', true],
  [null, 'accepted', false],
])('what is %s stands already as %s: %s', (decision, wish, stands) => {
  expect(standsAlready(decision, wish)).toBe(stands);
});

const flow = { decision: { named_by: { form: 'firm', field: 'name' } } } as unknown as FlowDocument;
const ana = { first_name: 'Ana', last_name: 'Roy' };
const dossierOf = (answers: DossierRow['answers'], more: Partial<DossierRow> = {}): DossierRow => ({
  ...fairRegistration(),
  answers,
  ...more,
});

test.each<[string, Pick<FlowDocument, 'decision'>, DossierRow['answers'], string]>([
  ['by the answer that its flow names', flow, { firm: { name: 'Kiln Ltd' }, you: ana }, 'Kiln Ltd'],
  ['by who has sent it, where that is empty', flow, { firm: { name: '' }, you: ana }, 'Ana Roy'],
  ['by who has sent it, where that is no text', flow, { firm: { name: 12 }, you: ana }, 'Ana Roy'],
  ['by who has sent it, where that was not asked', flow, { you: ana }, 'Ana Roy'],
  [
    'by who has sent it, where the flow names none',
    { decision: {} },
    { firm: { name: 'Kiln' }, you: ana },
    'Ana Roy',
  ],
  ['by who has sent it, where nobody decides', {}, { you: ana }, 'Ana Roy'],
  ['by nothing, where nobody said who they are', flow, {}, ''],
])('an application is known %s', (_, { decision }, answers, name) => {
  expect(applicationName({ ...(decision && { decision }) }, dossierOf(answers))).toBe(name);
});

describe('in a list an application', () => {
  const row = dossierOf({ firm: { name: 'Kiln Ltd' } }, {
    code: 'QR2T-7XKM',
    flow: 'exhibitor',
    emailTyped: 'Ana@sd36.example',
    submittedAt: null,
    decision: null,
  } as Partial<DossierRow>);
  const told = {
    code: 'QR2T-7XKM',
    email: 'Ana@sd36.example',
    name: 'Kiln Ltd',
    status: 'Not Submitted',
  };
  it.each<[string, Partial<DossierRow>, object]>([
    ['begun', {}, told],
    [
      'sent',
      { status: 'Submitted', submittedAt: new Date('2027-01-02T03:04:05Z') },
      { ...told, status: 'Submitted', submitted_at: '2027-01-02T03:04:05.000Z' },
    ],
    ['decided on', { decision: 'accepted' }, { ...told, decision: 'accepted' }],
  ])('%s', (_, given, expected) => {
    expect(listedApplication(flow, { ...row, ...given })).toEqual(expected);
  });
});
