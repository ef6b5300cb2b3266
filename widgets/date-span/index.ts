import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { ObjectWidget } from '../object/widget.tsx';

export const dateSpan: WidgetDefinition<'date_span'> = { shape: 'nest', Widget: ObjectWidget };
