import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { YesNoWidget } from './widget.tsx';

export const yesNo: WidgetDefinition<'yes_no'> = { shape: 'group', role: 'radiogroup', Widget: YesNoWidget };
