import { createContext, use } from 'react';
import type { Locale } from '#engine/configuration/text.ts';

/** Where the site is looked at, and where it is to be found. */
export interface SiteAddress {
  readonly protocol: string;
  /** Host and port of the address that the visitor has. */
  readonly host: string;
  /** The origin that search engines are given. */
  readonly origin: string;
  /** The language that the server has decided for the address that was asked of it. */
  readonly decided?: Locale | undefined;
}

const SiteAddressContext = createContext<SiteAddress | undefined>(undefined);

/** Gives the components below it the address of the site where that is not just the browser's. */
export const SiteAddressProvider = SiteAddressContext.Provider;

/** The address of the site, in the server's drawing as in the browser. */
export function useSiteAddress(): SiteAddress {
  return use(SiteAddressContext) ?? window.location;
}
