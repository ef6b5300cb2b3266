import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { ObjectWidget } from './widget.tsx';

export const object: WidgetDefinition<'object'> = { shape: 'nest', Widget: ObjectWidget };
