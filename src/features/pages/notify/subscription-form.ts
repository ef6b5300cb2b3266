import type { TFunction } from 'i18next';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';

/** A form for notifications of a `type`; a page can have several. */
export const subscriptionForm = (type: string, t: TFunction<'pages'>): ServedForm =>
  siteForm(`notify_${type}`, t('notify_me'), [
    {
      code: 'your_name',
      type: 'text',
      label: t('notify_your_name'),
      maxLength: 254,
      autocomplete: 'name',
      layout: { width: 'half' },
    },
    {
      code: 'email',
      type: 'email',
      label: t('notify_email'),
      autocomplete: 'email',
      verify: 'server',
      layout: { width: 'half' },
    },
    {
      code: 'phone',
      type: 'phone',
      label: t('notify_phone'),
      help: t('notify_phone_help'),
      required: 'N',
      autocomplete: 'tel',
    },
  ]);
