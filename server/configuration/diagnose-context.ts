import type { DiagnoseContext } from '#engine/event/diagnosis/context.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { REGISTRATION_FLOW } from '#engine/event/documents/flow/schema.ts';
import type { Offer } from '#engine/event/documents/offers/schema.ts';
import { ACTIVITIES, SHOP } from '#engine/event/documents/offers/views.ts';
import type { ConfigurationDocument, DocumentKind } from '#engine/event/documents/registry.ts';
import { isOfRegistrations } from '#engine/event/field-types/definition.ts';
import type { FeeCategory } from '#engine/event/properties/money.ts';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { organizationList } from '#server/lists/organization-list.ts';
import { productList } from '#server/lists/product-list.ts';
import type { ConfigurationStore } from './configuration-store.ts';

/** The configuration that a document is diagnosed beside. */
export type Served = Pick<ConfigurationStore, 'current' | 'list' | 'eventCodes'>;

/** What a document of an event can refer to: the event and its published documents. */
export function contextOf(event: string, document: EventDocument | undefined, served: Served) {
  const formOf = (form: string) => served.current(event, 'form', form)?.document;
  const definitionsOf = (form: string) => {
    const found = formOf(form);
    return found?.sections.flatMap(({ fields }) => fields).map(findDefinition) ?? [];
  };
  const published = served.list(event).map((versioned) => versioned.document);
  return {
    event: document,
    formOf,
    listOf: (name: string) =>
      organizationList(name, served.current(event, 'membership', 'membership')?.document) ??
      productList(name),
    registrationSteps: served.current(event, 'flow', REGISTRATION_FLOW)?.document.steps,
    flows: published.flatMap((one) => (one.kind === 'flow' ? [one] : [])),
    ...(document && { membershipTypes: membershipTypesIn(published) }),
    chargedCategories: chargedIn(published),
    costsIn: (form: string) =>
      definitionsOf(form).some((definition) => definition?.picks || definition?.owes),
    lists: Object.keys(document?.lists ?? {}),
    forms: codesOf(event, 'form', served),
    schedule: served.current(event, 'schedule', 'schedule')?.document,
    plans: codesOf(event, 'floor_plan', served),
    planRooms: published.flatMap((one) => (one.kind === 'floor_plan' ? one.rooms : [])),
    people: published.flatMap((one) => (one.kind === 'people' ? one.people.map(({ name }) => name) : [])),
    pages: codesOf(event, 'page', served),
    offersOf: (code: string) => served.current(event, 'offers', code)?.document.offers,
    offers: codesOf(event, 'offers', served).filter((code) => code !== SHOP && code !== ACTIVITIES),
    locations: served
      .list(event)
      .flatMap(({ document: one }) =>
        one.kind === 'locations' ? one.locations.map((location) => location.code) : [],
      ),
    ...(document && {
      tracks: document.tracks.map(({ code }) => code),
      days: document.days.map(({ code }) => code),
      zoneOf: (code: string) =>
        document.tracks.find((track) => track.code === code)?.timezone ?? document.timezone,
      trackNames: document.tracks.map(({ seo }) => seo),
    }),
    fieldsOf(form: string) {
      const found = formOf(form);
      return found && fieldCodes(found);
    },
    isPickedIn: (form: string) =>
      definitionsOf(form).some((definition) => definition?.picks && isOfRegistrations(definition.picks)),
    isPresentedIn: (form: string) => definitionsOf(form).some((definition) => definition?.presents),
    isForBeforePayment: (form: string) =>
      definitionsOf(form).some(
        (definition) => definition?.role === 'picked' || definition?.file !== undefined,
      ),
    isFixedIn: (form: string) =>
      definitionsOf(form).some(
        (definition) => definition?.picks === 'session' || definition?.file !== undefined,
      ),
  } satisfies DiagnoseContext;
}

/** The types of membership that a registration may have; none without a document of memberships. */
function membershipTypesIn(published: readonly ConfigurationDocument[]): string[] {
  return published.flatMap((document) =>
    document.kind === 'membership'
      ? [
          ...new Set<string>(document.types.map(({ type }) => type)),
          ...(document.decline_field === undefined ? [] : ['declined']),
        ]
      : [],
  );
}

/** The categories in which something has a price. */
function chargedIn(published: readonly ConfigurationDocument[]): ReadonlySet<FeeCategory> {
  return new Set(published.flatMap(categoriesOf));
}

function categoriesOf(document: ConfigurationDocument): FeeCategory[] {
  switch (document.kind) {
    case 'fees':
      return document.fees.map(({ category }) => category);
    case 'membership':
      return [...document.types, ...(document.organizations ?? [])].some(({ amount }) => amount !== undefined)
        ? ['membership']
        : [];
    case 'schedule':
      return document.sessions.some(({ fee }) => fee) ? ['workshop'] : [];
    case 'offers':
      return document.offers.some(isPriced) ? [document.category] : [];
    case 'form':
      return document.sections.some(({ fields }) => fields.some((field) => findDefinition(field)?.owes))
        ? ['donation']
        : [];
    case 'flow':
      return document.money && document.money.fees !== 'catalogue'
        ? document.money.fees.map(({ category }) => category)
        : [];
    default:
      return [];
  }
}

const isPriced = ({ amount, prices, minimum, variants = [] }: Offer) =>
  [amount, prices, minimum, ...variants.map((variant) => variant.amount)].some((each) => each !== undefined);

/** The codes of the fields of a form that no other field holds. */
export function fieldCodes({ sections }: FormDocument): string[] {
  return sections.flatMap(({ fields }) => fields.map(({ code }) => code));
}

/** The codes of an event's documents of a kind. */
export function codesOf(event: string, kind: DocumentKind, served: Served): string[] {
  return served.list(event).flatMap(({ document }) => (document.kind === kind ? [document.code] : []));
}
