import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { chosenItems } from '#engine/event/cart/chosen-items.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { loadPhoneLibrary, onPhoneLibrary, phoneLibrary } from '#engine/form/phone/phone-number.ts';
import { type AnswerErrors, type AnswerLine, answerLines } from '#engine/form/summary/answer-lines.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

interface AnsweredForm {
  readonly form?: ServedForm | undefined;
  readonly values: Values;
  readonly errors?: AnswerErrors;
}

const NOTHING_BOOKED: Review['booked'] = [];
/** A number as it is stored; the library writes it as people do. */
const STORED_PHONE = /^\+\d{7}/;

/** The answers of forms in words, one list per form; phone numbers are formatted once their library is loaded. */
export function useAnswerLines(
  forms: readonly AnsweredForm[],
  booked: Review['booked'] = NOTHING_BOOKED,
): AnswerLine[][] {
  const locale = useLocale();
  const library = useSyncExternalStore(onPhoneLibrary, phoneLibrary, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library changes how numbers are written.
  const lines = useMemo(
    () =>
      forms.map(({ form, values, errors }) =>
        form ? answerLines(form, values, locale, errors, chosenItems(booked)) : [],
      ),
    [forms, locale, booked, library],
  );
  const needsLibrary =
    library === undefined && lines.flat().some(({ text }) => text.some((part) => STORED_PHONE.test(part)));
  useEffect(() => {
    // Without the library the numbers stay in international form.
    if (needsLibrary) loadPhoneLibrary().catch(() => undefined);
  }, [needsLibrary]);
  return lines;
}
