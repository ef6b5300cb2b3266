import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resolveText } from '#engine/configuration/text.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import type { AnswerConflict } from '#engine/contract/problem.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { FocusedNote } from '#src/ui/focused-note.tsx';
import type { FilledForm } from '../flow/filled-form.ts';
import type { RegistrationFlow } from '../flow/registration-flow.ts';
import { AnswerList } from '../review/answer-list.tsx';

interface ConflictNoteProps {
  readonly flow: RegistrationFlow;
  readonly filled: FilledForm;
  readonly conflicts: Readonly<Record<string, AnswerConflict>>;
}

/** A form of one field of another. */
function formOf(served: ServedForm, code: string): ServedForm {
  const sections = served.document.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((field) => field.code === code),
  }));
  return { ...served, document: { ...served.document, sections } };
}

/** Two devices gave two answers: both are shown, and the visitor says which one counts. */
export default function ConflictNote({ flow, filled, conflicts }: ConflictNoteProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const fields = filled.served.document.sections.flatMap((section) => section.fields);
  function choose(code: string, isTheirs: boolean): void {
    const others = [...theirs].filter((each) => each !== code);
    setTheirs(new Set(isTheirs ? [...others, code] : others));
  }
  function goOn(): void {
    flow.choose(filled, conflicts, theirs);
    flow.actor.send({ type: 'CONTINUE' });
  }
  const asked = Object.entries(conflicts).map(([code, conflict]) => {
    const field = fields.find((each) => each.code === code);
    const choice = (isTheirs: boolean) => (
      <label className="opt">
        <input
          type="radio"
          name={`conflict-${code}`}
          checked={theirs.has(code) === isTheirs}
          onChange={() => choose(code, isTheirs)}
        />
        <span className="opt-text">
          <span>{t(isTheirs ? 'conflict.theirs' : 'conflict.mine')}</span>
          <AnswerList
            form={formOf(filled.served, code)}
            values={{ [code]: isTheirs ? conflict.theirs : conflict.mine }}
          />
        </span>
      </label>
    );
    return (
      <fieldset key={code} className="group">
        <legend>{resolveText(field?.label, locale) || code}</legend>
        {choice(false)}
        {choice(true)}
      </fieldset>
    );
  });
  return (
    <FocusedNote
      tone="warning"
      title={t('conflict.title')}
      actions={
        <div>
          {asked}
          <Button size="s" onClick={goOn}>
            {t('conflict.goOn')}
          </Button>
        </div>
      }
    >
      <p>{t('conflict.text')}</p>
    </FocusedNote>
  );
}
