/**
 * What the server and the website's renderer say to each other to draw the first page of a visit. Neither imports the
 * other: the renderer is built with the website, and the server loads the build.
 */

/** A call of the API that is made inside the server, as anybody from the visitor's place could make it. */
export interface InnerCall {
  readonly method: string;
  /** Path with its parameters, from the root of the host. */
  readonly path: string;
  /** Fields of a form. */
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface InnerAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A visit that is to be answered with a page. */
export interface PageVisit {
  /** The whole address, as the visitor has it. */
  readonly url: string;
  /** Where search engines are to find this event: the public address, or the visitor's. */
  readonly origin: string;
  readonly cookies: string;
  /** Whether the visit comes from another site, as far as the browser says. */
  readonly isArrival: boolean;
  /** The visitor's languages, the dearest first. */
  readonly languages: readonly string[];
  readonly call: (call: InnerCall) => Promise<InnerAnswer>;
}

/** A redirect. */
export interface SentOn {
  readonly kind: 'redirect';
  readonly to: string;
  /** The language that they were sent to, to be remembered. */
  readonly locale?: string;
}

/** A page, drawn. */
export interface DrawnPage {
  readonly kind: 'page';
  readonly status: number;
  readonly locale: string;
  /** Title, description, links and preloads. */
  readonly head: string;
  /** The contents of the root element; empty if the page depends on browser storage. */
  readonly body: string;
  /** Rules for elements that would have had a style of their own, and the theme of the event. */
  readonly css: string;
  /** The page's data as JSON. */
  readonly data: string;
  /** Modules of the website that the page will ask for, by their path. */
  readonly modules: readonly string[];
  /** The family of its text; '' where the theme names none. */
  readonly font: string;
}

export interface SiteRenderer {
  readonly renderSitePage: (visit: PageVisit) => Promise<DrawnPage | SentOn>;
}
