import { useId, useState } from 'react';
import { useListOptions } from '../registration/use-list-options.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { MOST_ANSWER_FILTERS } from './list-filter.ts';

type AnswerFilterProps = {
  readonly answers: readonly string[];
  readonly onAdd: (answer: string) => void;
};

/** Adds a filter by the answer to a question: an option, a part of a text, any answer or none. */
export function AnswerFilter({ answers, onAdd }: AnswerFilterProps) {
  const t = useDeskTexts();
  const id = useId();
  const questions = useListOptions().data?.questions ?? [];
  const [asked, setAsked] = useState('');
  const [kind, setKind] = useState('');
  const [text, setText] = useState('');
  const question = questions.find((each) => each.id === asked);
  const forms = [...new Set(questions.map(({ form }) => form))];
  const isFull = answers.length >= MOST_ANSWER_FILTERS;
  const options = question?.options;
  const answer =
    kind === 'any' ? asked : kind === 'none' ? `${asked}=` : text.trim() && `${asked}=${text.trim()}`;
  function add() {
    if (!question || !answer || isFull || answers.includes(answer)) return;
    onAdd(answer);
    setText('');
    setKind('');
  }
  if (questions.length === 0) return null;
  return (
    <fieldset className="dk-answer-filter">
      <legend>{t('filters.answer')}</legend>
      <select
        className="dk-select"
        aria-label={t('filters.question')}
        value={asked}
        onChange={({ target }) => {
          setAsked(target.value);
          setKind('');
          setText('');
        }}
      >
        <option value="">{t('filters.choose_question')}</option>
        {forms.map((form) => (
          <optgroup key={form} label={form}>
            {questions
              .filter((each) => each.form === form)
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {question && (
        <>
          <select
            className="dk-select"
            aria-label={t('filters.how')}
            value={options && text ? `=${text}` : kind}
            onChange={({ target }) => {
              const isOption = target.value.startsWith('=');
              setKind(isOption ? '' : target.value);
              setText(isOption ? target.value.slice(1) : '');
            }}
          >
            {options ? (
              <>
                <option value="">{t('filters.choose_answer')}</option>
                {options.map((option) => (
                  <option key={option.id} value={`=${option.id}`}>
                    {option.label}
                  </option>
                ))}
              </>
            ) : (
              <option value="">{t('filters.contains_text')}</option>
            )}
            <option value="any">{t('filters.answered')}</option>
            <option value="none">{t('filters.unanswered')}</option>
          </select>
          {!options && kind === '' && (
            <input
              className="dk-input"
              aria-label={t('filters.text')}
              placeholder={t('filters.text')}
              maxLength={200}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => event.key === 'Enter' && add()}
            />
          )}
          <button
            type="button"
            className="dk-button"
            aria-disabled={!answer || isFull || undefined}
            aria-describedby={isFull ? `${id}-full` : undefined}
            onClick={add}
          >
            {t('filters.add_answer')}
          </button>
          {isFull && (
            <p className="dk-soft" id={`${id}-full`}>
              {t('filters.full', { count: MOST_ANSWER_FILTERS })}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}
