import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '#engine/form/field/field-error.ts';
import { isRowStep, joinPath, type Path, stepsOf, templateOf } from '#engine/form/field/path.ts';
import { nestingOf } from '#engine/form/field-types/registry.ts';
import { asSubject } from '#engine/form/format/whole-sentence.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { fieldId, focusField } from '#engine/form/react/field-id.ts';
import type { TranslatedForm } from '#engine/form/translate/translate-form.ts';
import { messageOf } from '#engine/form/validation/message-of.ts';
import type { FormStore } from '#engine/form/values/form-store.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { say } from '../parts/messages.ts';
import { rowName } from '../parts/row-name.ts';
import { widgets } from '../registry.ts';
import { errorWords, partLabel } from './error-messages.ts';
import { useErrorsNow } from './use-errors-now.ts';

const MOST_SHOWN = 12;

interface FormErrorsProps {
  readonly formId: string;
  readonly form: TranslatedForm;
  /** What the form was refused for, in page order; with none, nothing is drawn. */
  readonly errors: readonly FieldError[];
  /** Gives the rows of repeatable groups their numbers. */
  readonly store?: FormStore;
}

/** How many answers are wrong, in words up to ten where the language has them (look: "heading counts"). */
function headingOf(count: number, locale: Locale): string {
  if (count === 1) return say('oneError', locale);
  const word = say('countsFromTwo', locale).split(' ')[count - 2] || count;
  return say('severalErrors', locale, { count: word });
}

/** Where an error stands: some fields' parts, such as a card's, are controls of their own, any other answer is one. */
function addressOf({ path, within }: FieldError, form: TranslatedForm): Path {
  const field = form.fields.get(templateOf(path))?.field;
  return within !== undefined && field && widgets[field.type].hasControls ? `${path}.${within}` : path;
}

/** What an answer stands in, as it is named there: rows by their number, groups by their label; '' outside of any. */
function rowOf({ path }: FieldError, { form, store }: FormErrorsProps): string {
  const { locale } = form;
  const steps = stepsOf(path);
  const names = steps.slice(0, -1).flatMap((step, at) => {
    const above = joinPath(...steps.slice(0, at));
    const field = form.fields.get(
      templateOf(isRowStep(step) ? above : joinPath(...steps.slice(0, at + 1))),
    )?.field;
    if (!field) return [];
    if (!isRowStep(step))
      return 'fields' in field && nestingOf(field) === 'object' ? [resolveText(field.label, locale)] : [];
    const keys = store?.read(above).value;
    return [rowName(field, Array.isArray(keys) ? keys.indexOf(step) : 0, locale)];
  });
  return names.filter(Boolean).join(', ');
}

function labelOf(error: FieldError, { form }: FormErrorsProps): string {
  const field = form.fields.get(templateOf(error.path))?.field;
  return resolveText(field?.label, form.locale) || field?.code || error.path;
}

const inSmall = (message: string) =>
  message.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLowerCase());

/** The message as it goes on after a label: a product's own begins small, an organizer's stays as written. */
function messageAfterLabel(error: FieldError, { form }: FormErrorsProps): string {
  const field = form.fields.get(templateOf(error.path))?.field;
  const message = errorWords(error, field, form.locale);
  const ours = field?.message === undefined && error.message === undefined && error.within === undefined;
  return ours ? inSmall(message) : message;
}

/** Label and message; after a label that is a question no colon, but the message as a sentence of its own. */
function lineOf(error: FieldError, props: FormErrorsProps): string {
  const { form } = props;
  const row = rowOf(error, props);
  const label = labelOf(error, props);
  // A card's parts are asked for one by one, each with its own label.
  if (addressOf(error, form) !== error.path) {
    const field = form.fields.get(error.path)?.field;
    const { within: _, ...whole } = error;
    return `${partLabel(error, field, form.locale)}${say('colon', form.locale)}${inSmall(messageOf(whole, field, form.locale))}`;
  }
  // A sentence of the server's begins with the label already.
  if (error.message?.startsWith(asSubject(label, form.locale))) {
    return row === '' ? error.message : `${row}${say('colon', form.locale)}${error.message}`;
  }
  const name = row === '' ? label : `${row}, ${label}`;
  if (/[?!…]$/.test(name)) {
    return `${name} ${errorWords(error, form.fields.get(templateOf(error.path))?.field, form.locale)}`;
  }
  return `${name}${say('colon', form.locale)}${messageAfterLabel(error, props)}`;
}

/** Every answer that is wrong now, with a link to its field; takes the focus when it appears (design §4.7). */
export function FormErrors(props: FormErrorsProps) {
  const { formId, form, errors, store } = props;
  const { locale } = form;
  const [whole, setWhole] = useState<readonly FieldError[]>();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refused submit takes the focus again
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [errors]);

  const now = useErrorsNow(store, errors);
  const answers = now.filter(
    (error, at) => now.findIndex((each) => addressOf(each, form) === addressOf(error, form)) === at,
  );
  if (answers.length === 0) return null;
  const shown = whole === errors ? answers : answers.slice(0, MOST_SHOWN);
  return (
    <ErrorSummary
      ref={box}
      heading={headingOf(answers.length, locale)}
      errors={shown.map((error) => {
        const address = addressOf(error, form);
        return {
          key: address,
          href: `#${fieldId(formId, address)}`,
          label: lineOf(error, props),
          onFollow: () => focusField(formId, address),
        };
      })}
    >
      {shown.length < answers.length && (
        <p>
          {say('moreErrors', locale, { count: answers.length - shown.length })}{' '}
          <button type="button" className="btn btn-3 btn-s" onClick={() => setWhole(errors)}>
            {say('showAll', locale)}
          </button>
        </p>
      )}
    </ErrorSummary>
  );
}
