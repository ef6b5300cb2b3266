import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { addressPartLabel } from '../parts/address-messages.ts';
import { AddressWidget } from './widget.tsx';

export const address: WidgetDefinition<'address'> = {
  shape: 'group',
  partLabel: (part, locale) => addressPartLabel(part, '', locale).replace(/\*$/, ''),
  Widget: AddressWidget,
};
