import { onDemand } from '#src/lib/on-demand.ts';

/** What draws answers that can be searched. Pages without them do not load it. */
export const helpPart = onDemand(() => import('./help-view.tsx').then(({ HelpView }) => HelpView));

/** What marks a page, in its markup, as one that was drawn with them. */
export const HELP_MARK = 'data-help';
