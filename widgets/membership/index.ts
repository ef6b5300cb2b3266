import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const membership: WidgetDefinition<'membership'> = {
  shape: 'group',
  Widget: lazyWidget(async () => (await import('./widget.tsx')).MembershipWidget),
};
