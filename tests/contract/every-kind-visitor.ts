import { bookedKind } from '#server/inventory/booked-kind.ts';
import { documentOf, holdKinds, itemOf, type Kind, kinds } from './every-kind-documents.ts';
import { cardToken, type openPaidEvent } from './paid-event.ts';
import { type Answer, type Begun, key, organizerToken } from './test-api.ts';

/** Somebody who registers for an event with every kind of item. */
export function visitorOf(event: Awaited<ReturnType<typeof openPaidEvent>>, begun: Begun) {
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
  const named = (kind: Kind) => {
    const { [holdKinds[kind]]: name } = bookedKind;
    return { kind: name, item: itemOf(kind) };
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
    /** Holds the item that is offered in place of the one of an exclusive kind. */
    holdOtherOf: (kind: Kind) => {
      const offer = `other-${documentOf[kind]}`;
      return kind === 'activity'
        ? post('saveActivityInformation', { buyer_code: code, activity_code: offer, quantity: 1 })
        : post('chooseOffer', { code, offers: documentOf[kind], offer, quantity: 1 });
    },
    fill,
    review,
    /** The item of a kind as a change or an offer names it. */
    named,
    /** What accepting an offered item would change. */
    preview: (kind: Kind) => {
      const { kind: take_kind, item: take } = named(kind);
      return post('previewChange', { code, take, take_kind });
    },
    /** Accepts an offered item at a difference in cents. */
    accept: (kind: Kind, expected_difference: number, card: 'ok' | 'declined' = 'ok') => {
      const { kind: take_kind, item: take } = named(kind);
      const paid = expected_difference > 0 ? { credit: cardToken(card) } : {};
      return post(
        'changeRegistration',
        { code, option: 'change', take, take_kind, expected_difference, ...paid },
        key(),
      );
    },
    /** Joins the waitlist of an item by the call that all kinds share. */
    join: (kind: Kind) => post('joinItemWaitlist', { code, ...named(kind) }),
    /** The sold-out items whose waitlist can be joined after submitting. */
    async joinable(): Promise<Partial<Record<Kind, Record<string, unknown>>>> {
      const items = ((await review())['joinable'] ?? []) as { kind: string; item: string }[];
      return Object.fromEntries(
        kinds.flatMap((kind) => {
          const { kind: name, item } = named(kind);
          const own = items.find((each) => each.kind === name && each.item === item);
          return own ? [[kind, own]] : [];
        }),
      );
    },
    /** Leaves the waitlist of an item, or declines what is offered. */
    leave: (kind: Kind) => post('leaveItemWaitlist', { code, ...named(kind) }),
    /** Cancels the registration, by the organizers. */
    cancel: () =>
      post(
        'changeRegistrationAsOrganizer',
        { code, option: 'cancel' },
        { authorization: `Bearer ${organizerToken}`, ...key() },
      ),
    async offered(kind: Kind): Promise<Record<string, unknown> | undefined> {
      const offered = ((await review())['offered'] ?? []) as Record<string, unknown>[];
      return offered.find(({ item }) => item === itemOf(kind));
    },
    submit: async (track = 'main') => {
      await fill();
      return event.submit(begun, { credit: cardToken('ok'), track });
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
        kind: string;
        cancelled?: string;
        detail?: { en: string };
      }[];
      return booked.find((each) => each.item === itemOf(kind));
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
