import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { presenter, proposalPresenter } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { newRegistrationCode } from '#server/dossiers/registration-code.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { findPresenters, searchText } from './find-presenters.ts';
import { withHeld } from './held-answers.ts';
import { knownPart } from './known-part.ts';
import { orderPresenters, removePresenter } from './order-presenters.ts';
import { knownPerson, personAt } from './people.ts';
import { presenterInvited, presenterNamed, presentersOf } from './presenter-rows.ts';
import { presentersView } from './presenters-view.ts';

let ground: EventFixture;
let proposal: DossierRow;
beforeEach(async () => {
  ground = await freshEventFixture();
  const answers = { you: { first_name: 'Ana', last_name: 'Roy', school: 'School 5' } };
  proposal = await ground.apply('proposal', { email: 'ana@example.org', answers });
});

type Said = Partial<typeof proposalPresenter.$inferInsert>;
async function person(email: string, given: Partial<typeof presenter.$inferInsert> = {}) {
  const values = { eventCode: 'fair', code: newRegistrationCode(), email, emailTyped: email, ...given };
  const [row] = await ground.db.insert(presenter).values(values).returning();
  if (!row) throw new Error('nobody was added');
  return row;
}
async function presents(email: string, position: number, given: Said = {}) {
  const { id, code } = await person(email);
  const said = {
    dossierId: proposal.id,
    presenterId: id,
    position,
    state: 'invited' as const,
    name: email.slice(0, 2),
  };
  const [row] = await ground.db
    .insert(proposalPresenter)
    .values({ ...said, ...given })
    .returning();
  if (!row) throw new Error('nobody presents');
  return { ...row, code };
}
const names = async () => (await presentersOf(ground.db, proposal.id)).map(({ name }) => name);

describe('who presents a proposal', () => {
  it('stands in their order, without who was removed', async () => {
    await presents('bo@example.org', 2);
    await presents('an@example.org', 1, { state: 'filled_in' });
    await presents('cy@example.org', 0, { state: 'removed' });
    expect(await names()).toEqual(['an', 'bo']);
    expect((await presentersOf(ground.db, proposal.id))[0]).toMatchObject({
      email: 'an@example.org',
      emailTyped: 'an@example.org',
    });
    expect(await presentersOf(ground.db, randomUUID())).toEqual([]);
  });

  it('is found by their code in it, and by their link in the event', async () => {
    const row = await presents('an@example.org', 0, { invitationHash: sha256('secret') });
    const gone = await presents('bo@example.org', 1, { state: 'removed', invitationHash: sha256('other') });
    expect((await presenterNamed(ground.db, proposal.id, ` ${row.code.toLowerCase()} `))?.id).toBe(row.id);
    for (const code of [gone.code, 'no code'])
      expect(await presenterNamed(ground.db, proposal.id, code)).toBeUndefined();
    expect(await presenterNamed(ground.db, randomUUID(), row.code)).toBeUndefined();
    expect((await presenterInvited(ground.db, 'fair', 'secret'))?.id).toBe(row.id);
    expect((await presenterInvited(ground.db, 'fair', 'other'))?.id).toBe(gone.id);
    expect(await presenterInvited(ground.db, 'other', 'secret')).toBeUndefined();
  });

  it('is put into the order of their codes, who is not named behind', async () => {
    const [an, bo, cy, di] = [
      await presents('an@example.org', 0),
      await presents('bo@example.org', 1),
      await presents('cy@example.org', 2),
      await presents('di@example.org', 3),
    ];
    await orderPresenters(ground.db, proposal.id, [cy.code.toLowerCase(), an.code]);
    expect(await names()).toEqual(['cy', 'an', 'bo', 'di']);
    await removePresenter(ground.db, proposal.id, bo.code);
    await orderPresenters(ground.db, proposal.id, [di.code]);
    expect(await names()).toEqual(['di', 'cy', 'an']);
    const unknown = ['unknown', 'instructor_code is not a known presenter.'];
    expect(await refusalOf(removePresenter(ground.db, proposal.id, bo.code))).toEqual(unknown);
    const [left] = await ground.db.select().from(proposalPresenter).where(eq(proposalPresenter.id, bo.id));
    expect(left).toMatchObject({ state: 'removed', name: 'bo' });
  });
});

describe('who presents, as a proposal shows them', () => {
  const at = new Date('2027-01-10T12:00:00Z');
  const form = {
    kind: 'form',
    code: 'talk',
    sections: [{ code: 'a', fields: [{ code: 'who', type: 'presenters', label: 'Who', maxItems: 4 }] }],
  };
  const flow = {
    kind: 'flow',
    code: 'proposal',
    label: 'Proposals',
    entry: {},
    steps: [{ code: 's', kind: 'form', form_type: 'talk', label: 'Talk' }],
  };

  it('has what is known of each, and whose part is whose', async () => {
    ground.fair.add('fair', form);
    ground.fair.add('fair', flow);
    const own = await presents('ana@example.org', 0, {
      state: 'filled_in',
      school: 'School 5',
      filledAt: at,
    });
    const other = await presents('bo@example.org', 1, { sentAt: at });
    const [first, second] = [
      {
        instructor_code: own.code,
        name: 'an',
        school: 'School 5',
        state: 'filled_in',
        contact: 'Y',
        has_part: 'Y',
        filled_at: at.toISOString(),
      },
      {
        instructor_code: other.code,
        name: 'bo',
        school: '',
        state: 'invited',
        contact: 'N',
        has_part: 'N',
        sent_at: at.toISOString(),
      },
    ];
    expect(await presentersView(ground, proposal, undefined)).toEqual({
      presenters: [
        { ...first, mine: 'Y' },
        { ...second, mine: 'N' },
      ],
      most: 4,
      open: 'Y',
    });
    expect(await presentersView(ground, proposal, other.id)).toEqual({
      presenters: [
        { ...first, mine: 'N' },
        { ...second, mine: 'Y' },
      ],
      most: 4,
      open: 'N',
    });
    const picked = await withHeld(ground.db, ground.configuration, proposal, 'talk', {
      title: 'Clay',
      who: 'me',
    });
    expect(picked).toEqual({
      title: 'Clay',
      who: [
        { instructor_code: own.code, name: 'an', school: 'School 5', state: 'filled_in' },
        { instructor_code: other.code, name: 'bo', school: '', state: 'invited' },
      ],
    });
    expect(await withHeld(ground.db, ground.configuration, proposal, 'other', { who: 'me' })).toEqual({
      who: 'me',
    });
  });

  it('names the first contact where they do not present', async () => {
    expect(await presentersView(ground, { ...proposal, status: 'Submitted' }, undefined)).toEqual({
      presenters: [],
      contact: { name: 'Ana Roy', school: 'School 5' },
      most: 0,
      open: 'N',
    });
  });
});

describe('what a presenter says of themselves', () => {
  const filledAt = new Date('2027-01-10T12:00:00Z');

  it.each<[string, Said, object, object]>([
    [
      'here, once they have',
      { answers: { role: 'Potter' }, filledAt },
      { answers: { role: 'Baker' } },
      { values: { role: 'Potter' }, checked: 'Y' },
    ],
    [
      'here, before it was checked',
      { answers: { role: 'Potter' } },
      {},
      { values: { role: 'Potter' }, checked: 'N' },
    ],
    [
      'the last time, else',
      {},
      { answers: { role: 'Baker', school: 'School 6' } },
      { values: { name: 'an', school: 'School 6', role: 'Baker' }, checked: 'N' },
    ],
    [
      'no more than their name',
      { school: 'School 5' },
      {},
      { values: { name: 'an', school: 'School 5' }, checked: 'N' },
    ],
  ])('%s', async (_, given, known, part) => {
    const row = await presents('an@example.org', 0, given);
    await ground.db.update(presenter).set({ name: 'An', ...known });
    const [stored] = await presentersOf(ground.db, proposal.id);
    expect(stored?.id).toBe(row.id);
    expect(stored && (await knownPart(ground.db, stored))).toEqual(part);
  });
});

describe('who has presented before', () => {
  const known = (email: string, name: string, school: string) =>
    person(email, { name, school, foundBy: searchText(name, school) });

  it('is found by a part of their name or school, but for who presents this', async () => {
    const zoe = await known('zoe@example.org', 'Zoé Roy', 'School 5');
    const abe = await known('abe@example.org', 'Abe', 'École 50%');
    await person('nobody@example.org', { name: 'Roy nobody' });
    await person('other@example.org', { eventCode: 'other', name: 'Roy', foundBy: searchText('Roy', '') });
    const found = async (text: string, row = proposal) =>
      (await findPresenters(ground.db, row, text)).map(({ name }) => name);
    expect(await findPresenters(ground.db, proposal, 'ZOE')).toEqual([
      { instructor_code: zoe.code, name: 'Zoé Roy', school: 'School 5' },
    ]);
    expect(await found('hool')).toEqual(['Zoé Roy']);
    expect(await found('5')).toEqual([]);
    expect(await found('o_')).toEqual([]);
    expect([await found('50%'), await found('ecole'), await found('%%')]).toEqual([['Abe'], ['Abe'], []]);
    await ground.db
      .insert(proposalPresenter)
      .values({ dossierId: proposal.id, presenterId: abe.id, position: 0, state: 'invited', name: 'Abe' });
    expect(await found('ecole')).toEqual([]);
    await ground.db.update(proposalPresenter).set({ state: 'removed' });
    expect(await found('ecole')).toEqual(['Abe']);
  });

  it('is told of by name, eight at most', async () => {
    for (const at of [3, 1, 9, 2, 8, 4, 7, 5, 6]) await known(`p${at}@example.org`, `Pat ${at}`, '');
    const found = await findPresenters(ground.db, proposal, 'pat');
    expect(found.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `Pat ${at}`));
  });

  it('is known by their code once they have answered', async () => {
    const [zoe, silent] = [await known('zoe@example.org', 'Zoé', ''), await person('s@example.org')];
    expect(await knownPerson(ground.db, 'fair', zoe.code.toLowerCase())).toEqual(zoe);
    expect(await knownPerson(ground.db, 'other', zoe.code)).toBeUndefined();
    expect(await knownPerson(ground.db, 'fair', silent.code)).toBeUndefined();
    expect(await knownPerson(ground.db, 'fair', 'no code')).toBeUndefined();
  });

  test('an address is one person of an event', async () => {
    const first = await personAt(ground.db, 'fair', ' Zoe@Example.org ');
    expect(first).toMatchObject({
      email: 'zoe@example.org',
      emailTyped: 'Zoe@Example.org',
      eventCode: 'fair',
      name: '',
      foundBy: null,
    });
    expect(await personAt(ground.db, 'fair', 'zoe@example.org')).toEqual(first);
    expect((await personAt(ground.db, 'other', 'zoe@example.org')).id).not.toBe(first.id);
  });
});
