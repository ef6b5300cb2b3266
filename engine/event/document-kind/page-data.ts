/**
 * What open pages load that a published document may change: the event with its menu, pages, the contents of blocks,
 * the schedule, the items of pickers, the steps of a flow, and forms.
 */
export const PAGE_DATA = ['site', 'pages', 'catalogue', 'schedule', 'items', 'steps', 'forms'] as const;
export type PageData = (typeof PAGE_DATA)[number];
