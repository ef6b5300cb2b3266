import { email as emailRule } from '#engine/form/keywords/email.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { readPhone } from '#engine/form/phone/phone-number.ts';
import type { Database } from '#server/database/database.ts';
import { subscription } from '#server/database/schema.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';
import { invalidField } from '#server/refusals/refusal.ts';

/** A subscription to notifications. */
export type Subscription = {
  your_name: string;
  email: string;
  phone?: string | undefined;
  notify_type: 'email' | 'phone';
  type: string;
  locale: Locale;
};

/**
 * Stores a subscription. A known address is updated, with the same answer. Throws 422 for an invalid address, text
 * messages without a number, and an unknown type.
 */
export async function subscribe(
  db: Database,
  eventCode: string,
  asked: Subscription,
  types: ReadonlySet<string>,
): Promise<void> {
  refuse(asked, types);
  const said = {
    emailTyped: typedEmail(asked.email),
    name: asked.your_name.trim(),
    phone: readPhone(asked.phone ?? '').text,
    notifyType: asked.notify_type,
    locale: asked.locale,
  };
  await db
    .insert(subscription)
    .values({ eventCode, type: asked.type, email: normalizeEmail(asked.email), ...said })
    .onConflictDoUpdate({
      target: [subscription.eventCode, subscription.type, subscription.email],
      set: said,
    });
}

function refuse({ your_name, email, phone, notify_type, type }: Subscription, types: ReadonlySet<string>) {
  if (!types.has(type)) {
    throw invalidField('type', inEveryLanguage('site.notOfferedHere'));
  }
  if (your_name.trim() === '') {
    throw invalidField('your_name', inEveryLanguage('site.required'));
  }
  if (!emailRule.validate(typedEmail(email))) {
    throw invalidField('email', inEveryLanguage('site.emailNeeded'));
  }
  const number = readPhone(phone ?? '');
  if (number.text === '' ? notify_type === 'phone' : number.fault !== undefined) {
    throw invalidField('phone', inEveryLanguage('site.phoneNeeded'));
  }
}
