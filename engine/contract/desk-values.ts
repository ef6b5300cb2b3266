// Limits and closed lists of the desk's calls, apart from their schemas: the browser uses them too.

/** The most rows that each action is for at once. */
export const MOST_ROWS = { tag: 20_000, cancel: 1_000 } as const;

/** The largest file: in bytes, and in rows below the headings. */
export const MOST_IMPORTED = { bytes: 10 * 1024 * 1024, rows: 10_000 } as const;

/** Which submitted applications to list: those that wait for a decision, accepted (or confirmed), or declined ones. */
export const REVIEW_STATES = ['open', 'accepted', 'declined'] as const;

/** What the list can be sorted by: the start, the first submission, or a column. */
export const SORTS = ['started', 'name', 'status', 'submitted', 'paid', 'owing'] as const;

export const DIRECTIONS = ['asc', 'desc'] as const;

/** The files that a list may be written as. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

/** Which invoices to list: open ones, those of them that are overdue, paid ones, void ones. */
export const INVOICE_LISTS = ['open', 'overdue', 'paid', 'withdrawn'] as const;

/** The states of a code today. */
export const CODE_STATES = ['usable', 'upcoming', 'over', 'used_up', 'inactive'] as const;

/** The most codes that are created at once. */
export const MOST_NEW_CODES = 500;

/** The longest text before the random part of a code: both and a hyphen are a code of at most 20 characters. */
export const MOST_PREFIX = 9;

/** How an invoice is paid outside of any gateway. */
export const OFFLINE_METHODS = ['cheque', 'transfer', 'cash', 'other'] as const;

/** The longest list of codes. */
export const MOST_CODES = 1_000;

/** What a dossier's payment comes to: paid and not refunded, an open invoice, or neither. */
export const MONEY_STATES = ['paid', 'owing', 'free'] as const;

/** What needs an organizer; each is also a filter of `listDossiers`. */
export const NEEDS = ['decide', 'payment', 'refund', 'mail', 'waiting'] as const;

/** What people wait for: a place in the event, a track or a flow, or an item that a form selects. */
export const WAITLIST_KINDS = [
  'event',
  'track',
  'day',
  'flow',
  'session',
  'choice',
  'variant',
  'activity',
] as const;

/** What an organizer changes about what is owed. */
export const ADJUSTMENTS = ['fee', 'waiver', 'credit'] as const;
