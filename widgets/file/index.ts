import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { FileWidget } from './widget.tsx';

export const file: WidgetDefinition<'file'> = { shape: 'control', Widget: FileWidget };
