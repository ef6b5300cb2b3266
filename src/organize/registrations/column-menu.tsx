import { useEffect, useId, useState } from 'react';
import type { ListQuestion } from '#engine/contract/desk-list.ts';
import { foldText } from '#engine/form/format/fold-text.ts';
import { Menu } from '../shell/menu.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { BUILT_IN, DEFAULT_COLUMNS, isAnswer, MOST_ANSWERS, toggled } from './chosen-columns.ts';

type ColumnMenuProps = {
  readonly columns: readonly string[];
  readonly questions: readonly ListQuestion[];
  readonly onChange: (columns: readonly string[]) => void;
};

/** Which columns the list has: its own, and answers to the event's questions. */
export function ColumnMenu({ columns: chosen, questions, onChange }: ColumnMenuProps) {
  const t = useDeskTexts();
  const fullId = useId();
  // The address follows a moment later; until then a box would show its old state.
  const [columns, setColumns] = useState(chosen);
  useEffect(() => setColumns(chosen), [chosen]);
  const change = (next: readonly string[]) => {
    setColumns(next);
    onChange(next);
  };
  const [typed, setTyped] = useState('');
  const isFull = columns.filter(isAnswer).length >= MOST_ANSWERS;
  const found = questions.filter(
    ({ id, label, form }) =>
      columns.includes(id) || foldText(`${form} ${label}`).includes(foldText(typed.trim())),
  );
  const forms = [...new Set(found.map(({ form }) => form))];
  const box = (column: string, label: string, isClosed = false) => (
    <label key={column} className="dk-menu-box">
      <input
        type="checkbox"
        checked={columns.includes(column)}
        aria-disabled={isClosed || undefined}
        aria-describedby={isClosed ? fullId : undefined}
        onChange={() => !isClosed && change(toggled(columns, column))}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <Menu label={t('columns.title')} icon="columns">
      <fieldset>
        <legend>{t('columns.own')}</legend>
        {BUILT_IN.map((each) => box(each, t(`columns.${each}`)))}
      </fieldset>
      {questions.length > 0 && (
        <>
          <input
            type="search"
            className="dk-input"
            aria-label={t('columns.search')}
            placeholder={t('columns.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isFull && (
            <p id={fullId} className="dk-soft">
              {t('columns.full', { count: MOST_ANSWERS })}
            </p>
          )}
          {forms.map((form) => (
            <fieldset key={form}>
              <legend>{form}</legend>
              {found
                .filter((each) => each.form === form)
                .map(({ id, label }) => box(id, label, isFull && !columns.includes(id)))}
            </fieldset>
          ))}
          {found.length === 0 && <p className="dk-soft">{t('columns.nothing')}</p>}
        </>
      )}
      <button type="button" className="dk-link" onClick={() => change(DEFAULT_COLUMNS)}>
        {t('columns.reset')}
      </button>
    </Menu>
  );
}
