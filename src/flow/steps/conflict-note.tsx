import '#engine/event/field-types/register.ts';
import { useMemo, useState } from 'react';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { answerText } from '#engine/form/summary/answer-text.ts';
import { type FormField, listFields } from '#engine/form/translate/form-fields.ts';
import type { AnswerConflict } from '#engine/form/values/answer-conflict.ts';
import { withinAnswer } from '#engine/form/values/each-answer.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { FocusedNote } from '#src/ui/focused-note.tsx';
import { OptionRows } from '#widgets/parts/option-rows.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import type { FilledForm } from '../forms/filled-form.ts';
import './conflict-note.css';

interface ConflictNoteProps {
  readonly flow: DossierFlow;
  readonly filled: FilledForm;
  readonly conflicts: Readonly<Record<string, AnswerConflict>>;
}

/** An answer on one line; parts are separated, rows are sentences. */
function inWords(field: FormField, value: unknown, locale: Locale): string {
  const within = withinAnswer('', field, value);
  if (within.length === 0) return answerText(field, value, locale).join(', ');
  return within
    .map(([, inside, object]) =>
      inside.flatMap((each) => inWords(each, object[each.field.code], locale) || []).join(', '),
    )
    .join('. ');
}

/** Two devices gave different answers: both are shown, and the visitor chooses. */
export default function ConflictNote({ flow, filled, conflicts }: ConflictNoteProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { document, lists } = filled.served;
  const fields = useMemo(() => listFields(document, lists), [document, lists]);
  function choose(code: string, isTheirs: boolean): void {
    const others = [...theirs].filter((each) => each !== code);
    setTheirs(new Set(isTheirs ? [...others, code] : others));
  }
  function goOn(): void {
    flow.choose(filled, conflicts, theirs);
    flow.actor.send({ type: 'CONTINUE' });
  }
  const asked = Object.entries(conflicts).map(([code, conflict]) => {
    const field = fields.get(code);
    const words = (value: unknown) => (field && inWords(field, value, locale)) || t('review.none');
    return (
      <fieldset key={code}>
        <legend>{resolveText(field?.field.label, locale) || code}</legend>
        <OptionRows
          kind="radio"
          name={`conflict-${code}`}
          columns={2}
          locale={locale}
          options={[
            { id: 'mine', name: words(conflict.mine), status: t('conflict.mine') },
            { id: 'theirs', name: words(conflict.theirs), status: t('conflict.theirs') },
          ]}
          isChosen={(id) => theirs.has(code) === (id === 'theirs')}
          onPick={(id) => choose(code, id === 'theirs')}
          onBlur={() => undefined}
        />
      </fieldset>
    );
  });
  return (
    <FocusedNote
      tone="warning"
      title={t('conflict.title')}
      actions={
        <div className="conflicts">
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
