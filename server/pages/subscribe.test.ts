import { beforeEach, describe, expect, it } from 'vitest';
import { type dossier, hold, subscription } from '#server/database/schema.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { acceptedPartners } from './accepted-partners.ts';
import { type Subscription, subscribe } from './subscribe.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

describe('who wants to be told', () => {
  const asked: Subscription = {
    your_name: ' Ana Roy ',
    email: ' Ana@example.org ',
    notify_type: 'email',
    type: 'tickets',
    locale: 'en',
  };
  const ask = (given: Partial<Subscription> = {}) =>
    subscribe(ground.db, 'fair', { ...asked, ...given }, new Set(['tickets', 'opening']));
  const stored = async () =>
    (await ground.db.select().from(subscription).orderBy(subscription.type)).map(
      ({ id: _, createdAt: __, ...row }) => row,
    );
  const kept = {
    eventCode: 'fair',
    type: 'tickets',
    email: 'ana@example.org',
    emailTyped: 'Ana@example.org',
    name: 'Ana Roy',
    phone: '',
    notifyType: 'email',
    locale: 'en',
  };

  it('is kept once for each thing, with what was said last', async () => {
    await ask();
    expect(await stored()).toEqual([kept]);
    await ask({
      email: 'ana@example.org',
      your_name: 'A. Roy',
      notify_type: 'phone',
      phone: ' 604-555-0123 ',
      locale: 'fr',
    });
    await ask({ type: 'opening' });
    expect(await stored()).toEqual([
      { ...kept, type: 'opening' },
      {
        ...kept,
        emailTyped: 'ana@example.org',
        name: 'A. Roy',
        phone: '+16045550123',
        notifyType: 'phone',
        locale: 'fr',
      },
    ]);
  });

  it.each<[string, Partial<Subscription>, string]>([
    ['of what there is not', { type: 'gone' }, 'type is not offered here.'],
    ['without a name', { your_name: '  ' }, 'your_name is required.'],
    ['without an address', { email: 'ana' }, 'email must be a valid email address.'],
    ['by phone, without a number', { notify_type: 'phone' }, 'phone must be a valid phone number.'],
    [
      'by phone, with a blank number',
      { notify_type: 'phone', phone: '  ' },
      'phone must be a valid phone number.',
    ],
    ['by phone, at no number', { notify_type: 'phone', phone: '12' }, 'phone must be a valid phone number.'],
    ['by mail, with no number', { phone: '12' }, 'phone must be a valid phone number.'],
  ])('is refused: %s', async (_, given, said) => {
    expect(await refusalOf(ask(given))).toEqual(['invalid', said]);
    expect(await stored()).toEqual([]);
  });

  it('may name a number all the same', async () => {
    await ask({ phone: '604-555-0123' });
    expect(await stored()).toEqual([{ ...kept, phone: '+16045550123' }]);
  });
});

describe('who was accepted', () => {
  const flow = (code: string, among?: string) => ({
    kind: 'flow',
    code,
    label: code,
    entry: {},
    steps: [],
    decision: {
      named_by: { form: 'about', field: 'name' },
      ...(among && { listed: { among, booth: { form: 'picks', field: 'booth' } } }),
    },
  });
  const partners = async (among: 'exhibitors' | 'sponsors') =>
    (await acceptedPartners(ground.db, ground.configuration, 'fair', among)).map(({ name, booth }) => [
      name,
      booth,
    ]);
  const applied = (of: string, name: string, day: number, given: Partial<typeof dossier.$inferInsert> = {}) =>
    ground.apply(of, {
      status: 'Submitted',
      decision: 'accepted',
      submittedAt: new Date(`2027-01-${day}T00:00:00Z`),
      answers: { about: { name } },
      ...given,
    });

  it('is listed by flow, the first first, with what they picked', async () => {
    ground.fair.add('fair', flow('exhibitor', 'exhibitors'));
    ground.fair.add('fair', flow('sponsor', 'sponsors'));
    ground.fair.add('fair', flow('volunteer'));
    const late = await applied('exhibitor', 'Late', 12);
    await applied('exhibitor', 'Early', 11, { decision: 'confirmed' });
    await applied('exhibitor', '', 10);
    await applied('exhibitor', 'Declined', 10, { decision: 'declined' });
    await applied('exhibitor', 'In review', 10, { decision: 'in_review' });
    await applied('exhibitor', 'Gone', 10, { status: 'Cancelled' });
    await applied('exhibitor', 'Elsewhere', 10, { eventCode: 'other' });
    await applied('sponsor', 'Sponsor', 10);
    await applied('volunteer', 'Volunteer', 10);
    await ground.db
      .insert(hold)
      .values({ dossierId: late.id, eventCode: 'fair', kind: 'choice', item: 'booths/corner' });
    expect(await partners('exhibitors')).toEqual([
      ['Early', undefined],
      ['Late', { en: 'Corner booth', fr: 'Corner booth (fr)' }],
    ]);
    expect(await partners('sponsors')).toEqual([['Sponsor', undefined]]);
  });

  it('is nobody where no flow lists them', async () => {
    await applied('exhibitor', 'Early', 11);
    expect(await partners('exhibitors')).toEqual([]);
  });
});
