import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { RadioWidget } from './widget.tsx';

export const radio: WidgetDefinition<'radio'> = { shape: 'group', role: 'radiogroup', Widget: RadioWidget };
