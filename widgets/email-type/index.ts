import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { words } from '../words.ts';
import { EmailTypeWidget } from './widget.tsx';

export const emailType: WidgetDefinition<'email_type'> = {
  shape: 'group',
  role: 'radiogroup',
  // Spec §5: the notice of a closed Email Type.
  closed: words.emailTypeClosed,
  Widget: EmailTypeWidget,
};
