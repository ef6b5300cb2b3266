import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { ComboboxWidget } from './widget.tsx';

export const combobox: WidgetDefinition<'combobox'> = { shape: 'control', Widget: ComboboxWidget };
