import { type UIMatch, useMatches } from 'react-router';

export type FooterSize = 'full' | 'minimal' | 'none';

/** What a route says about the frame around its page. */
export interface RouteHandle {
  /** `minimal` leaves one line of the footer, so that nothing draws the eye away from a step; `none` leaves nothing around the page. */
  readonly footer?: FooterSize;
  /**
   * The page depends on what the browser keeps: the server sends what is around it, and the browser draws. The innermost
   * route with a say decides.
   */
  readonly isDrawnThere?: boolean;
  /** A public page of the site, whose visits may be measured (docs/decisions/0016); a page is private without it. */
  readonly isMeasured?: boolean;
}

const hasFooter = (handle: unknown): handle is Required<RouteHandle> =>
  typeof handle === 'object' && handle !== null && 'footer' in handle;

/** The footer that the innermost route with a say wants. */
export function footerOf(matches: readonly Pick<UIMatch, 'handle'>[]): FooterSize {
  const handle = matches.map((match) => match.handle).findLast(hasFooter);
  return handle?.footer ?? 'full';
}

/** The footer of the page that is shown. */
export function useFooter(): FooterSize {
  return footerOf(useMatches());
}
