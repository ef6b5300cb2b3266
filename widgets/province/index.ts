import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { ProvinceWidget } from './widget.tsx';

export const province: WidgetDefinition<'province'> = { shape: 'control', Widget: ProvinceWidget };
