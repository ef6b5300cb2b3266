import { type FormEvent, useState } from 'react';
import type { DossierNote } from '#engine/contract/desk-actions.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useMay } from '../api/use-organizer.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { useAction } from './actions/use-action.ts';

/** The team's notes, newest first, and a field for another one. */
export function Notes({ code, notes }: { readonly code: string; readonly notes: readonly DossierNote[] }) {
  const t = useDeskTexts();
  const { time } = useMoments();
  const mayEdit = useMay('edit');
  const [text, setText] = useState('');
  const add = useAction(api.deskActions.addDossierNote, () => setText(''));
  const remove = useAction(api.deskActions.removeDossierNote, () => {});
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') add.send({ code, text: text.trim() });
  }
  const problem = add.wrong('text') ?? add.problem('text') ?? remove.problem();
  return (
    <>
      {mayEdit && (
        <form className="dk-form" noValidate onSubmit={submit}>
          <textarea
            className="dk-input dk-textarea"
            aria-label={t('notes.new')}
            placeholder={t('notes.new')}
            rows={2}
            maxLength={2_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
          />
          {problem && (
            <p className="dk-error" role="alert">
              {problem}
            </p>
          )}
          {text.trim() !== '' && (
            <button type="submit" className="dk-button" aria-disabled={add.isPending || undefined}>
              {t(add.isPending ? 'notes.adding' : 'notes.add')}
            </button>
          )}
        </form>
      )}
      {notes.length === 0 && !mayEdit && <p className="dk-soft">{t('notes.none')}</p>}
      {notes.length > 0 && (
        <ul className="dk-audit">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="dk-lines-kept">{note.text}</p>
              <p className="dk-soft dk-small">
                {note.author || t('audit.root')} · {time(note.at)}
                {mayEdit && (
                  <>
                    {' · '}
                    <button
                      type="button"
                      className="dk-link"
                      aria-label={t('notes.remove_of', { text: note.text.slice(0, 60) })}
                      onClick={() => remove.send({ code, id: note.id })}
                    >
                      {t('notes.remove')}
                    </button>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
