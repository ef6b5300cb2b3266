import type { bookedKind } from '#server/inventory/booked-kind.ts';

export const text = (word: string) => ({ en: word, fr: `${word} (fr)` });

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

export const usual: Terms = {
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
export const documentOf = {
  session: 'schedule',
  product: 'products',
  ticket: 'products',
  activity: 'activities',
  extra: 'extras',
  booth: 'booths',
  level: 'levels',
} as const satisfies Record<Kind, string>;
export const views = {
  products: 'tiles',
  activities: 'timetable',
  extras: 'cards',
  booths: 'plan',
  levels: 'table',
} as const;
export type Offers = keyof typeof views;
export const holdKinds = {
  session: 'session',
  product: 'variant',
  ticket: 'variant',
  activity: 'activity',
  extra: 'choice',
  booth: 'choice',
  level: 'choice',
} as const satisfies Record<Kind, keyof typeof bookedKind>;

/** What an item is called in the inventory. */
export const itemOf = (kind: Kind, document: string = documentOf[kind]): string => {
  if (holdKinds[kind] === 'variant') return `${kind}/one`;
  return holdKinds[kind] === 'choice' ? `${document}/${kind}` : kind;
};

function offerOf(kind: Kind, { name, amount, stock, at, where, track, membershipType }: Terms) {
  const common = {
    code: kind,
    name: text(name),
    ...(amount > 0 && { amount }),
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

export type Published = Partial<Record<Kind, Terms>>;

export function offersDocument(code: Offers, published: Published, more: readonly object[] = []) {
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

export function scheduleDocument({ session }: Published) {
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
