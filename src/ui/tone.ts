import type { IconName } from '#ui/icon-paths.ts';

/** A message's kind; each has an icon, so that colour is never the only sign. */
export type Tone = 'info' | 'warning' | 'danger' | 'success';

/** The icon of each tone. */
export const toneIcon: Record<Tone, IconName> = {
  info: 'info',
  warning: 'warning',
  danger: 'alert',
  success: 'success',
};
