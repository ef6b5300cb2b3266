import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { MembershipWidget } from './widget.tsx';

export const membership: WidgetDefinition<'membership'> = { shape: 'group', Widget: MembershipWidget };
