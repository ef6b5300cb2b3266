import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { hold, inventory, type PickKind } from '#server/database/schema.ts';
import { openPaidEvent } from './paid-event.ts';
import { eventDocument, registrationDocument } from './paid-event-documents.ts';
import type { Answer, Begun, TestApi } from './test-api.ts';

const text = (word: string) => ({ en: word, fr: `${word} (fr)` });

/** Every kind of item that a registration holds, by the document that offers it. */
export const kinds = ['session', 'product', 'ticket', 'activity', 'extra', 'booth', 'level'] as const;
export type Kind = (typeof kinds)[number];

/** How an item is published, whatever its kind. */
export interface Terms {
  readonly name: string;
  readonly amount: number;
  /** Undefined without a limit. */
  readonly stock: number | undefined;
  /** At a time of its own, or at that of the other session. */
  readonly at: 'own' | 'clash';
  readonly where: string;
  /** The track whose registrations may have it. */
  readonly track: 'main' | 'second';
  /** Only for those of this type; sessions are for everyone. */
  readonly membershipType?: string;
}

const usual: Terms = {
  name: 'Thing',
  amount: 1_000,
  stock: 1,
  at: 'own',
  where: 'Hall',
  track: 'main',
};

const clash = { start: '18:00', end: '18:45' };
const timesOf = (kind: Kind, at: Terms['at']) => {
  const hour = String(8 + kinds.indexOf(kind)).padStart(2, '0');
  return at === 'clash' ? clash : { start: `${hour}:00`, end: `${hour}:45` };
};
const documentOf = {
  session: 'schedule',
  product: 'products',
  ticket: 'products',
  activity: 'activities',
  extra: 'extras',
  booth: 'booths',
  level: 'levels',
} as const satisfies Record<Kind, string>;
const views = {
  products: 'tiles',
  activities: 'timetable',
  extras: 'cards',
  booths: 'plan',
  levels: 'table',
} as const;
type Offers = keyof typeof views;
const holdKinds = {
  session: 'session',
  product: 'variant',
  ticket: 'variant',
  activity: 'activity',
  extra: 'choice',
  booth: 'choice',
  level: 'choice',
} as const satisfies Record<Kind, PickKind>;

/** What an item is called in the inventory. */
const itemOf = (kind: Kind, document: string = documentOf[kind]): string => {
  if (holdKinds[kind] === 'variant') return `${kind}/one`;
  return holdKinds[kind] === 'choice' ? `${document}/${kind}` : kind;
};

function offerOf(kind: Kind, { name, amount, stock, at, where, track, membershipType }: Terms) {
  const common = {
    code: kind,
    name: text(name),
    amount,
    tracks: [track],
    most: 3,
    ...(membershipType && { when: { '==': [{ var: 'registration.membershipType' }, membershipType] } }),
  };
  const limit = stock === undefined ? {} : { stock };
  if (holdKinds[kind] === 'variant')
    return {
      ...common,
      ...(kind === 'ticket' && { admits: 'Y' }),
      variants: [{ code: 'one', name: text('One'), ...limit }],
    };
  const place = kind === 'booth' ? { place: [10, 10, 40, 40] } : {};
  return { ...common, ...limit, ...place, day: 'day1', ...timesOf(kind, at), where: text(where) };
}

const other = (code: Offers) => ({
  code: `other-${code}`,
  name: text('Other'),
  ...(code === 'products' && { variants: [{ code: 'one', name: text('One') }] }),
  ...(code === 'booths' && { place: [60, 10, 40, 40] }),
});

type Published = Partial<Record<Kind, Terms>>;

function offersDocument(code: Offers, published: Published, more: readonly object[] = []) {
  const own = kinds.flatMap((kind) => {
    const terms = documentOf[kind] === code ? published[kind] : undefined;
    return terms ? [offerOf(kind, terms)] : [];
  });
  return {
    kind: 'offers',
    code,
    label: text(code),
    view: views[code],
    category: code === 'activities' ? 'activity' : 'merchandise',
    waitlist: 'Y',
    ...(code === 'products' || code === 'extras' ? { several: 'Y' } : {}),
    ...(code === 'levels' && { benefits: [{ code: 'seats', label: text('Seats') }] }),
    ...(code === 'booths' && { plan: { width: 200, height: 200, areas: [] } }),
    offers: [...own, ...more, other(code)],
  };
}

function scheduleDocument({ session }: Published) {
  const slots = (['main', 'second'] as const).flatMap((track) =>
    (['own', 'clash'] as const).map((at) => ({
      code: `${track}-${at}`,
      label: text(track),
      day: 'day1',
      track,
      ...timesOf('session', at),
    })),
  );
  const workshops = ['session', 'other'].map((code) => ({
    code,
    title: text(code === 'session' ? (session?.name ?? 'Thing') : 'Other'),
    description: text('Hands'),
    presenters: [],
  }));
  const capacity = session?.stock === undefined ? {} : { capacity: session.stock };
  const offered = session && {
    code: 'session',
    workshop: 'session',
    schedule: `${session.track}-${session.at}`,
    type: 'I',
    room: session.where,
    ...capacity,
    ...(session.amount > 0 && { fee: { amount: session.amount, payable: 'registration' } }),
  };
  const other = { code: 'other', workshop: 'other', schedule: 'main-clash', type: 'I' };
  return {
    kind: 'schedule',
    code: 'schedule',
    slots,
    workshops,
    sessions: [...(offered ? [offered] : []), other],
  };
}

const picker = (type: string, code: string, more: object = {}) => ({
  type,
  code,
  label: text(code),
  required: 'N',
  ...more,
});

/** An event with one item of each kind, which a case publishes again on other terms. */
export async function openEveryKind(api: TestApi, options: object = {}) {
  const event = await openPaidEvent(api, { waitlist: 'Y', ...options });
  const tracks = ['main', 'second'].map((code, index) => ({
    ID: String(index + 1),
    code,
    name: text(code),
    seo: code,
    modes: ['In-Person'],
    timezone: 'America/Vancouver',
  }));
  const eventWith = (more: object = {}) => ({
    ...eventDocument(event.code, { waitlist: 'Y', ...options }),
    contact_email: `desk@${event.code}.example.org`,
    tracks,
    ...more,
  });
  const published: Published = Object.fromEntries(kinds.map((kind) => [kind, usual]));
  const documents = () => [
    scheduleDocument(published),
    ...(Object.keys(views) as Offers[]).map((code) => offersDocument(code, published)),
  ];
  await event.publish(eventWith());
  for (const document of documents()) await event.publish(document);
  await event.publish({
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
  });
  await event.publish({
    ...registrationDocument,
    steps: registrationDocument.steps.flatMap((step) =>
      step.code === 'review'
        ? [{ code: 'items', label: text('Items'), kind: 'form', form_type: 'items' }, step]
        : [step],
    ),
  });
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

function visitorOf(event: Awaited<ReturnType<typeof openPaidEvent>>, begun: Begun) {
  const { code } = begun;
  const post = (call: string, fields: object, headers: object = {}) =>
    event.post(call, { ...fields }, { ...begun.bearer, ...headers });
  const seat = (session_code: string) => ({ registration_code: code, session_code });
  const pieces = (name: string) => ({ code, product_code: name, variant_code: 'one' });
  const hold = (kind: Kind, quantity = 1): Promise<Answer> => {
    switch (kind) {
      case 'session':
        return quantity === 0
          ? post('delete-workshop', { ...seat(kind), schedule_code: 'main-own' })
          : post('handle-workshop-cart', { ...seat(kind), workshop_code: kind, schedule_code: 'main-own' });
      case 'product':
      case 'ticket':
        return quantity === 0
          ? post('deletePurchaseProduct', pieces(kind))
          : post('purchaseProduct', { ...pieces(kind), qty: quantity });
      case 'activity':
        return post('saveActivityInformation', { buyer_code: code, activity_code: kind, quantity });
      default:
        return post('chooseOffer', { code, offers: documentOf[kind], offer: kind, quantity });
    }
  };
  const wait = (kind: Kind): Promise<Answer> => {
    switch (kind) {
      case 'session':
        return post('joinWorkshopWaitlist', { ...seat(kind), leave: 'N' });
      case 'product':
      case 'ticket':
        return post('waitForProduct', { ...pieces(kind), wait: 'Y' });
      case 'activity':
        return post('waitForActivity', { buyer_code: code, activity_code: kind, wait: 'Y' });
      default:
        return post('waitForOffer', { code, offers: documentOf[kind], offer: kind, wait: 'Y' });
    }
  };
  const review = async () => (await event.review(begun)).body;
  const fill = async (membership?: object) => {
    await event.fill(begun, membership);
    const saved = await event.save(begun, 'items', {});
    if (saved.status !== 200) throw new Error(saved.text);
  };
  return {
    begun,
    post: (call: string, fields: object, headers: object = {}) => post(call, { code, ...fields }, headers),
    hold,
    wait,
    holdOther: () =>
      post('handle-workshop-cart', { ...seat('other'), workshop_code: 'other', schedule_code: 'main-clash' }),
    fill,
    review,
    submit: async () => {
      await fill();
      return event.submit(begun);
    },
    /** What an item of a kind costs them, in all. */
    async owed(kind: Kind): Promise<number> {
      const { lines } = (await review())['quote'] as { lines: { id: string; amount: number }[] };
      return lines
        .filter(({ id }) => id === `${holdKinds[kind]}-${itemOf(kind)}`)
        .reduce((sum, { amount }) => sum + amount, 0);
    },
    async booked(kind: Kind) {
      const booked = (await review())['booked'] as {
        item: string;
        name: { en: string } | string;
        cancelled?: string;
      }[];
      return booked.find(({ item }) => item === itemOf(kind));
    },
    /** Their place on the waitlist, as the picker is answered. */
    async waitsFor(kind: Kind): Promise<unknown> {
      const answers = {
        session: `getWorkshopsCart/${code}/W`,
        product: `getPurchasedProduct/${code}/all`,
        ticket: `getPurchasedProduct/${code}/all`,
        activity: `getActivityInformations/${code}`,
        extra: `getChoices/${code}/extras`,
        booth: `getChoices/${code}/booths`,
        level: `getChoices/${code}/levels`,
      };
      const { body } = await event.get(`/api/${answers[kind]}`, begun);
      if (kind === 'session') return (body['waitlisted'] as unknown[])[0];
      if (kind === 'activity')
        return (body['activities'] as { activity_code: string; awaited?: object }[]).find(
          ({ activity_code }) => activity_code === kind,
        )?.awaited;
      const waiting = (body['waiting'] ?? []) as { offer?: string; product_code?: string }[];
      return waiting.find(({ offer, product_code }) => (offer ?? product_code) === kind);
    },
    /** What the review says of the items held: changed, or not to be had any longer. */
    async notes(): Promise<Partial<Record<Kind, Record<string, unknown>>>> {
      const notes = ((await review())['item_notes'] ?? []) as { item: string }[];
      return Object.fromEntries(
        kinds.flatMap((kind) => {
          const own = notes.find(({ item }) => item === itemOf(kind));
          return own ? [[kind, own]] : [];
        }),
      );
    },
  };
}

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
