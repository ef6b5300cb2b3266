import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { RepeatableGroupWidget } from '../repeatable-group/widget.tsx';

export const donations: WidgetDefinition<'donations'> = { shape: 'nest', Widget: RepeatableGroupWidget };
