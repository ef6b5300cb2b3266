import type { Locale } from '#engine/form/languages/text.ts';

/**
 * Builds the address of a page of an event for a mail: at the origin where the registration was started, if that host
 * still serves the event, else at the event's first host.
 */
export type EventLink = (
  eventCode: string,
  locale: Locale,
  page: `/${string}`,
  origin: string | null,
) => string;
