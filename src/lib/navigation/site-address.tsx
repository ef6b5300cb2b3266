import { createContext, use } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';

/** The address of the current page, and the site's public address. */
export interface SiteAddress {
  readonly protocol: string;
  /** Host and port of the address that the visitor has. */
  readonly host: string;
  /** The origin that search engines are given. */
  readonly origin: string;
  /** The language that the server chose for the requested address. */
  readonly decided?: Locale | undefined;
}

const SiteAddressContext = createContext<SiteAddress | undefined>(undefined);

/** Provides the site's address where it differs from the browser's. */
export const SiteAddressProvider = SiteAddressContext.Provider;

/** The address of the site, in the server's drawing as in the browser. */
export function useSiteAddress(): SiteAddress {
  return use(SiteAddressContext) ?? window.location;
}
