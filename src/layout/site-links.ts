/** The addresses in header and footer, provided by the routes. */
export interface SiteLinks {
  readonly home: string;
  readonly manage: string;
  readonly start: string;
  /** The product's own page. */
  readonly vendor: string;
}
