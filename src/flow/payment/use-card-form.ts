import { useEffect, useMemo, useState } from 'react';
import type { FieldError } from '#engine/form/field/field-error.ts';
import type { CreditCard } from '#engine/form/field-types/credit-card.ts';
import { readExpiry } from '#engine/form/keywords/card-expiry.ts';
import { cardHolder } from '#engine/form/keywords/card-holder.ts';
import { cardNumber } from '#engine/form/keywords/card-number.ts';
import { cvc } from '#engine/form/keywords/cvc.ts';
import { translateForm } from '#engine/form/translate/translate-form.ts';
import { EMPTY_CONTEXT } from '#engine/form/values/form-context.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pageValidation } from '#src/lib/validation/page-validation.ts';
import { openFilledForm } from '../forms/filled-form.ts';
import { paymentForm } from './payment-form.ts';

const isFilled: Readonly<Record<keyof CreditCard, (text: string) => boolean>> = {
  holder: cardHolder.validate,
  number: cardNumber.validate,
  expiry: (text) => readExpiry(text) !== undefined,
  cvc: cvc.validate,
};
const PARTS = ['holder', 'number', 'expiry', 'cvc'] as const;

/** The card form, for as long as the review is mounted; nothing typed is stored. */
export function useCardForm() {
  const locale = useLocale();
  const form = useMemo(() => translateForm(paymentForm, locale), [locale]);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [filled] = useState(() =>
    openFilledForm({
      served: paymentForm,
      answers: {},
      context: EMPTY_CONTEXT,
      validation: pageValidation(),
      onChange: () => undefined,
    }),
  );
  useEffect(() => () => filled.close(), [filled]);
  return {
    form,
    session: filled.session,
    errors,
    /** The fields of the card that are not filled in, or not fully. */
    incomplete(): (keyof CreditCard)[] {
      const card = (filled.session.store.answers()['card'] ?? {}) as Partial<CreditCard>;
      return PARTS.filter((part) => !isFilled[part](card[part] ?? ''));
    },
    /** The card if it is valid; otherwise undefined, and its errors are shown. */
    async take(): Promise<CreditCard | undefined> {
      const result = await filled.session.submit();
      setErrors(result.ok ? [] : result.errors);
      return result.ok ? (result.values['card'] as CreditCard) : undefined;
    },
  };
}

export type CardForm = ReturnType<typeof useCardForm>;
