import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { sayInDocument as say } from '../messages.ts';
import { typesByGroup } from './field-definitions.ts';
import { TypeSelect } from './type-select.tsx';

interface AddQuestionProps {
  readonly id: string;
  readonly root: RJSFSchema;
  readonly locale: Locale;
  readonly onAdd: (type: string) => void;
}

/** A button that asks for the type of a new question, and adds it. */
export function AddQuestion({ id, root, locale, onAdd }: AddQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const [type, setType] = useState(() => typesByGroup(root)[0]?.types[0] ?? '');
  if (!isOpen) {
    return (
      <button type="button" id={id} className="btn btn-2 btn-s" onClick={() => setOpen(true)}>
        <Icon name="plus" /> {say('addQuestion', locale)}
      </button>
    );
  }
  return (
    <div className="question-add">
      <div className="field">
        <label className="label" htmlFor={`${id}-type`}>
          {say('chooseType', locale)}
        </label>
        <TypeSelect id={`${id}-type`} root={root} locale={locale} value={type} autoFocus onChange={setType} />
      </div>
      <button
        type="button"
        className="btn btn-s"
        onClick={() => {
          setOpen(false);
          onAdd(type);
        }}
      >
        {say('addChosen', locale)}
      </button>
      <button type="button" className="btn btn-3 btn-s" onClick={() => setOpen(false)}>
        {say('cancel', locale)}
      </button>
    </div>
  );
}
