import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { TimeZoneWidget } from './widget.tsx';

export const timeZone: WidgetDefinition<'time_zone'> = { shape: 'control', Widget: TimeZoneWidget };
