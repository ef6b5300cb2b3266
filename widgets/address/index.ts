import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { AddressWidget } from './widget.tsx';

export const address: WidgetDefinition<'address'> = { shape: 'group', Widget: AddressWidget };
