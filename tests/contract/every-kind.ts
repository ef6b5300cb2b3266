import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { hold, inventory } from '#server/database/schema.ts';
import {
  documentOf,
  holdKinds,
  itemOf,
  type Kind,
  kinds,
  type Offers,
  offersDocument,
  type Published,
  scheduleDocument,
  type Terms,
  text,
  usual,
  views,
} from './every-kind-documents.ts';
import { visitorOf } from './every-kind-visitor.ts';
import { openPaidEvent } from './paid-event.ts';
import { eventDocument, registrationDocument } from './paid-event-documents.ts';
import type { Answer, TestApi } from './test-api.ts';

const picker = (type: string, code: string, more: object = {}) => ({
  type,
  code,
  label: text(code),
  required: 'N',
  ...more,
});

const itemsForm = {
  kind: 'form',
  code: 'items',
  title: text('Items'),
  sections: [
    {
      code: 'only',
      fields: [
        picker('choice_picker', 'extras', { offers: 'extras' }),
        picker('choice_picker', 'booths', { offers: 'booths' }),
        picker('choice_picker', 'levels', { offers: 'levels' }),
      ],
    },
  ],
};

const itemsFlow = {
  ...registrationDocument,
  steps: registrationDocument.steps.flatMap((step) =>
    step.code === 'review'
      ? [{ code: 'items', label: text('Items'), kind: 'form', form_type: 'items' }, step]
      : [step],
  ),
};

/** An event with one item of each kind, which a case publishes again on other terms. */
export async function openEveryKind(api: TestApi, options: object = {}) {
  const tracks = ['main', 'second'].map((code, index) => ({
    ID: String(index + 1),
    code,
    name: text(code),
    seo: code,
    modes: ['In-Person'],
    timezone: 'America/Vancouver',
  }));
  const eventOf = (code: string) => ({
    ...eventDocument(code, { waitlist: 'Y', ...options }),
    contact_email: `desk@${code}.example.org`,
    tracks,
  });
  const published: Published = Object.fromEntries(kinds.map((kind) => [kind, usual]));
  const documents = () => [
    scheduleDocument(published),
    ...(Object.keys(views) as Offers[]).map((code) => offersDocument(code, published)),
  ];
  const event = await openPaidEvent(api, {}, (code) => [eventOf(code), ...documents(), itemsForm, itemsFlow]);
  const eventWith = (more: object = {}) => ({ ...eventOf(event.code), ...more });
  /** Publishes items of these kinds on other terms, or no longer. */
  const offer = async (terms: Partial<Terms> | undefined, of: readonly Kind[] = kinds) => {
    for (const kind of of) published[kind] = terms && { ...usual, ...published[kind], ...terms };
    const changed = new Set<string>(of.map((kind) => documentOf[kind]));
    for (const document of documents()) if (changed.has(document.code)) await event.publish(document);
  };
  /** What a publishing of an item on other terms is answered, without confirming it. */
  const trial = (kind: Kind, terms: Record<string, unknown> | undefined): Promise<Answer> => {
    const trialled = { ...published, [kind]: terms && { ...usual, ...terms } };
    const code = documentOf[kind];
    const document = code === 'schedule' ? scheduleDocument(trialled) : offersDocument(code, trialled);
    return api.publish(undefined, JSON.stringify({ event: event.code, document, force: 'Y' }));
  };
  const taken = async (kind: Kind): Promise<number> => {
    const [row] = await api.database.db
      .select()
      .from(inventory)
      .where(
        and(
          eq(inventory.eventCode, event.code),
          eq(inventory.kind, holdKinds[kind]),
          eq(inventory.item, itemOf(kind)),
        ),
      );
    return row?.taken ?? 0;
  };
  /** The sum of what is held, by the holds themselves. */
  const held = async (kind: Kind): Promise<number> => {
    const rows = await api.database.db
      .select()
      .from(hold)
      .where(
        and(eq(hold.eventCode, event.code), eq(hold.kind, holdKinds[kind]), eq(hold.item, itemOf(kind))),
      );
    return rows.filter(({ state }) => state !== 'lapsed').reduce((sum, { quantity }) => sum + quantity, 0);
  };
  return {
    ...event,
    eventWith,
    offersDocument: (code: Offers, more: readonly object[] = []) => offersDocument(code, published, more),
    offer,
    trial,
    taken,
    held,
    visitor: async (given: object = {}) => visitorOf(event, await event.begin({ ...given })),
  };
}
export type EveryKind = Awaited<ReturnType<typeof openEveryKind>>;
export type Visitor = Awaited<ReturnType<EveryKind['visitor']>>;

/** The same of every kind, by kind. */
export async function ofEvery<Found>(
  look: (kind: Kind) => Promise<Found> | Found,
  of: readonly Kind[] = kinds,
): Promise<Partial<Record<Kind, Found>>> {
  const found: Partial<Record<Kind, Found>> = {};
  for (const kind of of) found[kind] = await look(kind);
  return found;
}

/** One value for every kind. */
export const forEvery = <Value>(value: Value, of: readonly Kind[] = kinds) =>
  Object.fromEntries(of.map((kind) => [kind, value]));

/** Holds an item of each kind; throws unless all could be held. */
export async function holdEvery(visitor: Visitor, of: readonly Kind[] = kinds): Promise<void> {
  const answers = await ofEvery(async (kind) => (await visitor.hold(kind)).text.slice(0, 200), of);
  const refused = Object.entries(answers).filter(([, said]) => said?.includes('"errors"'));
  expect(refused).toEqual([]);
}
