import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { RepeatableGroupWidget } from '../repeatable-group/widget.tsx';

export const map: WidgetDefinition<'map'> = { shape: 'nest', Widget: RepeatableGroupWidget };
