import type { Registry } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import type { Use } from '#engine/event/references/find-uses.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';

/** What a document’s form knows of its event (`formContext`); each part may be missing. */
export interface DocumentContext {
  /** The documents of the event, as they would be with the draft. */
  readonly documents: readonly unknown[];
  /** The document as it is published, whose codes answers are stored by; null if it is not, undefined if unknown. */
  readonly published?: unknown;
  /** The languages that the event is in. */
  readonly languages: readonly Locale[];
  /** A link to a place of a document; its text alone without one. */
  readonly PlaceLink?: ComponentType<PlaceLinkProps>;
  /** Shown below a condition: how many registrations it is true for. */
  readonly Truth?: ComponentType<TruthProps>;
}

export interface PlaceLinkProps {
  readonly place: Use;
  readonly children: ReactNode;
}

export interface TruthProps {
  readonly condition: unknown;
  /** The form whose fields it names without a form; undefined where it can name none. */
  readonly form: string | undefined;
}

/** The context of a document’s form. */
export function contextOf({ formContext }: Pick<Registry, 'formContext'>): DocumentContext {
  const {
    documents,
    published,
    languages,
    PlaceLink,
    Truth,
  }: Partial<Record<keyof DocumentContext, unknown>> = Object(formContext);
  return {
    documents: Array.isArray(documents) ? documents : [],
    published,
    languages: Array.isArray(languages) ? languages : LOCALES,
    ...(PlaceLink !== undefined && { PlaceLink: PlaceLink as ComponentType<PlaceLinkProps> }),
    ...(Truth !== undefined && { Truth: Truth as ComponentType<TruthProps> }),
  };
}
