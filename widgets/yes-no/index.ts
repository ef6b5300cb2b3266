import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { YesNoWidget } from './widget.tsx';

export const yesNo: WidgetDefinition<'yes_no'> = { shape: 'group', role: 'radiogroup', Widget: YesNoWidget };
