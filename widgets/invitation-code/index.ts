import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { InvitationCodeWidget } from './widget.tsx';

export const invitationCode: WidgetDefinition<'invitation_code'> = {
  shape: 'control',
  Widget: InvitationCodeWidget,
};
