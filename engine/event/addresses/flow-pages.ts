/** A flow's first page and confirmation page, in the default language. */
export interface FlowPages {
  readonly begin: `/${string}`;
  readonly confirmation: `/${string}`;
  /** Its steps, one at a time. */
  readonly step: `/${string}`;
  /** The tickets that it gave. */
  readonly tickets: `/${string}`;
}

type Named = Pick<FlowPages, 'begin' | 'confirmation'>;

/** Flows whose pages the specification names (spec §2 "Route table"), by code. */
export const NAMED_FLOW_PAGES = {
  exhibitor: { begin: '/exhibitor-application', confirmation: '/exhibitor-application-confirmation' },
  sponsor: { begin: '/sponsor-application', confirmation: '/sponsor-application-confirmation' },
  activity: { begin: '/activity-application', confirmation: '/activity-application-confirmation' },
  proposal: { begin: '/workshop-proposals', confirmation: '/workshop-proposal-confirmation' },
} as const satisfies Readonly<Record<string, Named>>;

/** The code of such a flow. */
export type NamedFlow = keyof typeof NAMED_FLOW_PAGES;

/** The flow that sells activities without a registration. */
export const ACTIVITY_FLOW = 'activity' satisfies NamedFlow;

/** The flow in which workshops are proposed. */
export const PROPOSAL_FLOW = 'proposal' satisfies NamedFlow;

export const NAMED_FLOWS = Object.keys(NAMED_FLOW_PAGES) as NamedFlow[];

/** Tells a flow with pages of its own from those at `/apply/{code}`. */
export function isNamedFlow(code: string): code is NamedFlow {
  return Object.hasOwn(NAMED_FLOW_PAGES, code);
}

/** A flow's pages: the specification's, or `/apply/{code}`. */
export function flowPages(code: string): FlowPages {
  const base = `/apply/${encodeURIComponent(code)}` as const;
  const own: Named = isNamedFlow(code)
    ? NAMED_FLOW_PAGES[code]
    : { begin: base, confirmation: `${base}/confirmation` };
  return { ...own, step: `${base}/step`, tickets: `${base}/tickets` };
}

/** The flow that a page in the default language belongs to; '' for a page of none. */
export function flowOfPage(page: string): string {
  const named = NAMED_FLOWS.find((code) => {
    const { begin, confirmation } = NAMED_FLOW_PAGES[code];
    return page === confirmation || page === begin || page.startsWith(`${begin}/`);
  });
  return named ?? decoded(/^\/apply\/([^/]+)/.exec(page)?.[1] ?? '');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
