import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { HiddenWidget } from './widget.tsx';

export const hidden: WidgetDefinition<'hidden'> = { shape: 'display', Widget: HiddenWidget };
