/** The addresses that header and footer lead to; the routes give them. */
export interface SiteLinks {
  readonly home: string;
  readonly manage: string;
  readonly start: string;
  /** What the product says of itself. */
  readonly vendor: string;
}
