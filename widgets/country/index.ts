import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { CountryWidget } from './widget.tsx';

export const country: WidgetDefinition<'country'> = { shape: 'control', Widget: CountryWidget };
