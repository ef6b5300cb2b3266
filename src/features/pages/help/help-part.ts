import { onDemand } from '#src/lib/on-demand.ts';

/** The searchable answers. Pages without them do not load it. */
export const helpPart = onDemand(() => import('./help-view.tsx').then(({ HelpView }) => HelpView));

/** Marks pages that contain it, in the markup. */
export const HELP_MARK = 'data-help';
