import type { IconName } from '#src/ui/icon-paths.ts';

/** What a message is about; each tone has its own icon, so that colour never speaks alone. */
export type Tone = 'info' | 'warning' | 'danger' | 'success';

/** The icon that stands for a tone. */
export const toneIcon: Record<Tone, IconName> = {
  info: 'info',
  warning: 'warning',
  danger: 'alert',
  success: 'success',
};
