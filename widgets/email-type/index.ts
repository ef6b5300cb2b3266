import { textSaid } from '#engine/form/languages/text.ts';
import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { say } from '../parts/messages.ts';
import { EmailTypeWidget } from './widget.tsx';

export const emailType: WidgetDefinition<'email_type'> = {
  shape: 'group',
  role: 'radiogroup',
  // Spec §5: the notice of a closed Email Type.
  closed: textSaid((locale) => say('emailTypeClosed', locale)),
  Widget: EmailTypeWidget,
};
