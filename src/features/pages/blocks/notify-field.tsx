import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import type { SubscriptionFault, SubscriptionValues } from './check-subscription.ts';

export interface NotifyFieldProps {
  readonly name: keyof SubscriptionValues;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly fault?: SubscriptionFault | undefined;
  readonly optional?: boolean;
}

/** One field of the form: label, help and fault tied to the control. */
export function NotifyField({
  name,
  type = 'text',
  autoComplete,
  fault,
  optional = false,
}: NotifyFieldProps) {
  const { t } = useTranslation('pages');
  const id = useId();
  const described = [optional && `${id}-help`, fault && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('field', fault && 'has-error')}>
      <label className="label" htmlFor={id}>
        {t(`notify_${name}`)}
        {optional && <span className="optional">{t('optional')}</span>}
      </label>
      <input
        className="control"
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={254}
        aria-required={!optional}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
      />
      {optional && (
        <p className="help" id={`${id}-help`}>
          {t('notify_phone_help')}
        </p>
      )}
      {fault && (
        <p className="error" id={`${id}-error`}>
          {t(fault)}
        </p>
      )}
    </div>
  );
}
