import { useEffect, useRef, useState } from 'react';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { fieldId, focusField } from '#engine/react/field-id.ts';
import type { TranslatedForm } from '#engine/translate/translate-form.ts';
import type { FieldError } from '#engine/validation/field-error.ts';
import type { FormStore } from '#engine/values/form-store.ts';
import { parseRowPath, templateOf } from '#engine/values/path.ts';
import { Icon } from '../parts/icon.tsx';
import { say } from '../words.ts';
import { errorWords } from './error-words.ts';
import { useErrorsNow } from './use-errors-now.ts';

const MOST_SHOWN = 12;
const COUNTS_IN_WORDS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

interface ErrorSummaryProps {
  readonly formId: string;
  readonly form: TranslatedForm;
  /** What the form was refused for, in page order; with none, nothing is drawn. */
  readonly errors: readonly FieldError[];
  /** Gives the rows of repeatable groups their numbers. */
  readonly store?: FormStore;
}

/** How many answers are wrong, in words up to ten in English (look: "heading counts"). */
function headingOf(count: number, locale: Locale): string {
  if (count === 1) return say('oneError', locale);
  const word = locale === 'en' ? (COUNTS_IN_WORDS[count - 2] ?? count) : count;
  return say('severalErrors', locale, { count: word });
}

function nameOf(error: FieldError, { form, store }: ErrorSummaryProps): string {
  const labelAt = (template: string) => {
    const field = form.fields.get(template)?.field;
    return resolveText(field?.label, form.locale) || field?.code || template;
  };
  const row = parseRowPath(error.path);
  const own = labelAt(templateOf(error.path));
  if (!row) return own;
  const keys = store?.read(row.group).value;
  const number = Array.isArray(keys) ? keys.indexOf(row.rowKey) + 1 : 0;
  return `${labelAt(row.group)}${number > 0 ? ` ${number}` : ''}, ${own}`;
}

/** The message as it goes on after a label: a product's own begins small, an organizer's stays as written. */
function messageAfterLabel(error: FieldError, { form }: ErrorSummaryProps): string {
  const field = form.fields.get(templateOf(error.path))?.field;
  const message = errorWords(error, field, form.locale);
  const ours = field?.message === undefined && error.message === undefined && error.within === undefined;
  return ours ? message.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLowerCase()) : message;
}

/** Label and message; after a label that is a question no colon, but the message as a sentence of its own. */
function lineOf(error: FieldError, props: ErrorSummaryProps): string {
  const { form } = props;
  const name = nameOf(error, props);
  if (/[?!…]$/.test(name)) {
    return `${name} ${errorWords(error, form.fields.get(templateOf(error.path))?.field, form.locale)}`;
  }
  return `${name}${say('colon', form.locale)}${messageAfterLabel(error, props)}`;
}

/** Every answer that is wrong now, with a link to its field; takes the focus when it appears (design §4.7). */
export function ErrorSummary(props: ErrorSummaryProps) {
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
  const answers = now.filter((error, at) => now.findIndex((each) => each.path === error.path) === at);
  if (answers.length === 0) return null;
  const shown = whole === errors ? answers : answers.slice(0, MOST_SHOWN);
  return (
    // What is mended goes without a word; only what is new is spoken.
    <div
      ref={box}
      className="error-summary"
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      tabIndex={-1}
    >
      <h2>
        <Icon name="alert" /> {headingOf(answers.length, locale)}
      </h2>
      <ul>
        {shown.map((error) => (
          <li key={error.path}>
            <a
              href={`#${fieldId(formId, error.path)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(formId, error.path);
              }}
            >
              {lineOf(error, props)}
            </a>
          </li>
        ))}
      </ul>
      {shown.length < answers.length && (
        <p>
          {say('moreErrors', locale, { count: answers.length - shown.length })}{' '}
          <button type="button" className="btn btn-3 btn-s" onClick={() => setWhole(errors)}>
            {say('showAll', locale)}
          </button>
        </p>
      )}
    </div>
  );
}
