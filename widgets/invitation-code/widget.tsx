import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { CodeEntry } from '../parts/code-entry.tsx';

/** An invitation code. */
export function InvitationCodeWidget({ field: _field, ...props }: WidgetProps<'invitation_code'>) {
  return <CodeEntry {...props} kind="invitation" />;
}
