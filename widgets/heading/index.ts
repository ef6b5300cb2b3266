import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { HeadingWidget } from './widget.tsx';

export const heading: WidgetDefinition<'heading'> = { shape: 'display', Widget: HeadingWidget };
