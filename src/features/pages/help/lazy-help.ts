import { lazyModule } from '#src/lib/lazy-module.ts';

/** The searchable answers. Pages without them do not load it. */
export const lazyHelp = lazyModule(() => import('./help-view.tsx').then(({ HelpView }) => HelpView));

/** Marks pages that contain it, in the markup. */
export const HELP_MARK = 'data-help';
