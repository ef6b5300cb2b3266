import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { RepeatableGroupWidget } from './widget.tsx';

export const repeatableGroup: WidgetDefinition<'repeatable_group'> = {
  shape: 'nest',
  Widget: RepeatableGroupWidget,
};
