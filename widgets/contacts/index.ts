import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { RepeatableGroupWidget } from '../repeatable-group/widget.tsx';

export const contacts: WidgetDefinition<'contacts'> = { shape: 'nest', Widget: RepeatableGroupWidget };
