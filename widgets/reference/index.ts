import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { ReferenceWidget } from './widget.tsx';

export const reference: WidgetDefinition<'reference'> = { shape: 'control', Widget: ReferenceWidget };
