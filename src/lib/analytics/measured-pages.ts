import { createContext, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { pathWithoutLocale } from '../i18n/locale-path.ts';

export type IsMeasured = (pathname: string) => boolean;

const saysMeasured = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isMeasured' in handle && handle.isMeasured === true;

/** The first words of the addresses of all routes that are not measured themselves, in lower case. */
function privateWords(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path = '', handle, children = [] }) => {
    const [word = ''] = path.split('/');
    // A language, which is optional, or a parameter names no page.
    const isWord = word !== '' && !/[:?*]/.test(word);
    if (isWord) return saysMeasured(handle) ? [] : [word.toLowerCase()];
    return privateWords(children);
  });
}

/**
 * Returns a function that says whether visits to a page may be measured: only if its route says so. Addresses are
 * compared case-insensitively, so that no service sees a card, a name or a registration code (decision 16).
 */
export function measuredPages(routes: RouteObject[]): IsMeasured {
  const reserved = new Set(privateWords(routes));
  return (pathname) => {
    const [, first = ''] = pathWithoutLocale(pathname).split('/');
    if (reserved.has(first.toLowerCase())) return false;
    return saysMeasured(matchRoutes(routes, pathname)?.at(-1)?.route.handle);
  };
}

const MeasuredPages = createContext<IsMeasured>(() => false);

/** Tells the components below it which pages may be measured; without it none may. */
export const MeasuredPagesProvider = MeasuredPages.Provider;

export const useIsMeasured = (): IsMeasured => use(MeasuredPages);
