import type { DataStrategyFunction } from 'react-router';

/**
 * Loads pages as the router does, except that pages which the event does not have load nothing of their own: a loader
 * could lead elsewhere, and the not-found page is shown in their place.
 */
export function loadPages(isMissing: (pathname: string) => boolean): DataStrategyFunction {
  return async ({ matches, request }) => {
    const skips = isMissing(new URL(request.url).pathname);
    const loading = matches.filter((match) => match.shouldCallHandler());
    const results = await Promise.all(
      loading.map((match) =>
        skips && match.route.id !== 'site' ? { type: 'data' as const, result: null } : match.resolve(),
      ),
    );
    return Object.fromEntries(results.map((result, at) => [loading[at]?.route.id ?? '', result]));
  };
}
