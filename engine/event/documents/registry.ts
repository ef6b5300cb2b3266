import type { Static, TSchema } from 'typebox';
import type { DocumentKindDefinition } from '../document-kind/document-kind.ts';
import type { DocumentReference } from '../document-kind/reference-texts.ts';
import { accommodations } from './accommodations/kind.ts';
import { cancellation } from './cancellation/kind.ts';
import { discounts } from './discounts/kind.ts';
import { event } from './event/kind.ts';
import { exhibitors } from './exhibitors/kind.ts';
import { fees } from './fees/kind.ts';
import { floorPlan } from './floor-plan/kind.ts';
import { flow } from './flow/kind.ts';
import { form } from './form/kind.ts';
import { locations } from './locations/kind.ts';
import { membership } from './membership/kind.ts';
import { menu } from './menu/kind.ts';
import { offers } from './offers/kind.ts';
import { page } from './page/kind.ts';
import { people } from './people/kind.ts';
import { schedule } from './schedule/kind.ts';
import { sponsors } from './sponsors/kind.ts';

/** The kinds of documents, in the order in which an event's folder is published: each names only those before it. */
export const documentKinds = {
  event,
  form,
  offers,
  membership,
  schedule,
  fees,
  discounts,
  cancellation,
  people,
  sponsors,
  exhibitors,
  accommodations,
  locations,
  floor_plan: floorPlan,
  flow,
  page,
  menu,
};

export type DocumentKind = keyof typeof documentKinds;

type SchemaOf<Kind extends DocumentKind> = (typeof documentKinds)[Kind]['schema'];

/** The meta-schema (JSON Schema 2020-12) of every kind of configuration document. */
export const metaSchemas = Object.fromEntries(
  Object.entries(documentKinds).map(([kind, { schema }]) => [kind, schema]),
) as { readonly [Kind in DocumentKind]: SchemaOf<Kind> };

export type ConfigurationDocument = { [Kind in DocumentKind]: Static<SchemaOf<Kind>> }[DocumentKind];

/** The definition of a kind, widened so that any document can be handed to it. */
export function kindOf(kind: DocumentKind): DocumentKindDefinition<TSchema, DocumentReference> {
  return documentKinds[kind] as unknown as DocumentKindDefinition<TSchema, DocumentReference>;
}

/** Tells whether an unknown value names a kind of configuration document. */
export function isDocumentKind(value: unknown): value is DocumentKind {
  return typeof value === 'string' && Object.hasOwn(documentKinds, value);
}
