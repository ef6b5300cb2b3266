import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskDossier } from '#engine/contract/desk.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useMay } from '../../api/use-organizer.ts';
import { Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { AnswerFacts } from './answer-facts.tsx';

// Keeps the form engine and its widgets out of the page until they are needed.
const AnswerEditor = lazy(async () => ({ default: (await import('./answer-editor.tsx')).AnswerEditor }));

/** The answers in words, form by form, each of which can be edited in its place. */
export function DossierAnswers({ data }: { readonly data: DeskDossier }) {
  const t = useDeskTexts();
  const mayEdit = useMay('edit');
  const call = useCall();
  const { code } = data.dossier;
  const fetchFile = (id: string) => call(api.deskFiles.getDossierFile, { params: { code, id } });
  const [params, setParams] = useSearchParams();
  const open = params.get('edit');
  const field = params.get('field') ?? undefined;
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  // What was pressed to open the form.
  const opener = open === null ? null : nameOf(open, field);
  const was = useRef(opener);
  useEffect(() => {
    if (opener === null && was.current !== null) buttons.current.get(was.current)?.focus();
    was.current = opener;
  }, [opener]);
  const forms = data.forms.filter(({ lines, editable }) => lines.length > 0 || (mayEdit && editable));
  if (forms.length === 0) return <p className="dk-soft">{t('one.no_answers')}</p>;
  return forms.map(({ form_type, title, lines, editable }) => {
    const isEditable = mayEdit && editable === 'Y';
    if (isEditable && open === form_type) {
      return (
        <section key={form_type} className="dk-answers" aria-label={title}>
          <Suspense fallback={<Loading />}>
            <AnswerEditor
              data={data}
              formType={form_type}
              title={title}
              field={field}
              onClose={() => setParams({}, { replace: true })}
            />
          </Suspense>
        </section>
      );
    }
    return (
      <section key={form_type} className="dk-answers" aria-label={title}>
        <div className="dk-row">
          <h3>{title}</h3>
          <span className="dk-grow" />
          {isEditable && (
            <button
              type="button"
              className="dk-button"
              ref={(button) => void buttons.current.set(form_type, button)}
              aria-label={t('edit.edit_of', { form: title })}
              onClick={() => setParams({ edit: form_type })}
            >
              {t('edit.edit')}
            </button>
          )}
        </div>
        {lines.length === 0 ? (
          <p className="dk-soft">{t('one.no_answers')}</p>
        ) : (
          <AnswerFacts
            lines={lines}
            fetchFile={fetchFile}
            onEdit={isEditable ? (id) => setParams({ edit: form_type, field: id }) : undefined}
            buttonRef={(id, button) => void buttons.current.set(nameOf(form_type, id), button)}
          />
        )}
      </section>
    );
  });
}

/** The name of a form's button, or of that of one of its answers. */
const nameOf = (form: string, field?: string) => (field === undefined ? form : `${form} ${field}`);
