import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { EmailTypeWidget } from './widget.tsx';

export const emailType: WidgetDefinition<'email_type'> = { shape: 'group', Widget: EmailTypeWidget };
