import { useCallback, useRef, useState } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { localeOfPath, withLocale } from '#src/lib/i18n/locale-path.ts';
import type { PreviewWidth } from './preview-frame.tsx';

/** How the preview is shown, and which of its pages. */
export interface Shown {
  readonly width: PreviewWidth;
  readonly scheme: 'light' | 'dark';
  /** The language of the page. */
  readonly language: Locale;
  /** The moment at which the site is shown, in UTC; absent for now. */
  readonly at: string | undefined;
  setWidth(width: PreviewWidth): void;
  setScheme(scheme: 'light' | 'dark'): void;
  setLanguage(language: Locale): void;
  setAt(at: string | undefined): void;
  /** Notes the page that the frame has gone to. */
  follow(path: string): void;
  /** The address of the page to show first, in a preview with this address. */
  addressIn(url: string): string;
  /** The address of the page that is open. */
  openIn(url: string): string;
}

/**
 * Keeps how the preview is shown, from a page on that a link may name; a language or a moment is chosen for the page that is open.
 */
export function useShown(isNarrow: boolean, address: string): Shown {
  const first = pageIn(address);
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [at, setAt] = useState<string>();
  // Where the frame begins; the page that it has gone to since must not load it again.
  const [start, setStart] = useState(first);
  const [language, setLanguage] = useState<Locale>(languageOf(first));
  const page = useRef(first);
  return {
    width: isNarrow ? 'phone' : width,
    scheme,
    language,
    at,
    setWidth,
    setScheme,
    setLanguage(chosen) {
      setLanguage(chosen);
      setStart(inLanguage(page.current, chosen));
    },
    setAt(chosen) {
      setAt(chosen);
      setStart(page.current);
    },
    follow: useCallback((path) => {
      page.current = path;
      setLanguage(languageOf(path));
    }, []),
    addressIn: (url) => withGrant(start, url),
    openIn: (url) => withGrant(page.current, url),
  };
}

/** The address of a page in a preview, with what lets the reader in. */
function withGrant(path: string, url: string): string {
  const address = new URL(path, url);
  for (const [name, value] of new URL(url).searchParams) address.searchParams.set(name, value);
  return address.href;
}

/** The page of an address, of whatever site: what lets the reader in must not be sent to another. */
function pageIn(address: string): string {
  const { pathname, search, hash } = new URL(address.replace(/^[/\\]+/, '/'), 'http://preview');
  return pathname + search + hash;
}

const languageOf = (page: string): Locale => localeOfPath(new URL(page, 'http://preview').pathname);

function inLanguage(path: string, language: Locale): string {
  const { pathname, search, hash } = new URL(path, 'http://preview');
  return withLocale(pathname, language) + search + hash;
}
