import { type UIMatch, useMatches } from 'react-router';

export type FooterSize = 'full' | 'minimal' | 'none';

/** A route's settings for the layout around its page. */
export interface RouteHandle {
  /** `minimal` leaves one line of the footer, so that a step is not distracting; `none` hides the layout. */
  readonly footer?: FooterSize;
  /**
   * Whether the server renders the page; false if it depends on the browser's storage. The innermost route that sets it
   * decides.
   */
  readonly isDrawnThere?: boolean;
  /** Whether visits may be measured: a public page (decision 16). Private by default. */
  readonly isMeasured?: boolean;
}

const hasFooter = (handle: unknown): handle is Required<RouteHandle> =>
  typeof handle === 'object' && handle !== null && 'footer' in handle;

/** The footer of the innermost route that sets one. */
export function footerOf(matches: readonly Pick<UIMatch, 'handle'>[]): FooterSize {
  const handle = matches.map((match) => match.handle).findLast(hasFooter);
  return handle?.footer ?? 'full';
}

/** The footer of the page that is shown. */
export function useFooter(): FooterSize {
  return footerOf(useMatches());
}
