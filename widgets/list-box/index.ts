import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { ListBoxWidget } from './widget.tsx';

export const listBox: WidgetDefinition<'list_box'> = { shape: 'group', Widget: ListBoxWidget };
