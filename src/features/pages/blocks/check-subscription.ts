import { email } from '#engine/validation/rules/email.ts';
import { phone } from '#engine/validation/rules/phone.ts';

/** What the form asks for. */
export interface SubscriptionValues {
  readonly your_name: string;
  readonly email: string;
  readonly phone: string;
}

/** What is wrong with a field, by the name of its text. */
export type SubscriptionFault =
  | 'notify_name_missing'
  | 'notify_email_missing'
  | 'notify_email_wrong'
  | 'notify_phone_wrong';
export type SubscriptionFaults = Readonly<Partial<Record<keyof SubscriptionValues, SubscriptionFault>>>;

/** What is wrong with what was typed, by field; nothing when it can be sent. The server looks again. */
export function checkSubscription(values: SubscriptionValues): SubscriptionFaults {
  return {
    ...(values.your_name === '' && { your_name: 'notify_name_missing' as const }),
    ...emailFault(values.email),
    ...(values.phone !== '' && !phone.validate(values.phone) && { phone: 'notify_phone_wrong' as const }),
  };
}

function emailFault(typed: string): SubscriptionFaults {
  if (typed === '') return { email: 'notify_email_missing' };
  return email.validate(typed) ? {} : { email: 'notify_email_wrong' };
}
