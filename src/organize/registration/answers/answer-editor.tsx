import { api } from '#engine/contract/organizer-calls.ts';
import '../../styles/answers.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Values } from '#engine/form/values/form-store.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useArea } from '#src/lib/i18n/use-area.ts';
import { Failed, Loading } from '../../shell/states.tsx';
import { AnswerForm } from './answer-form.tsx';
import { editableForm } from './editable-form.ts';
import type { EditorProps } from './editor-props.ts';

/** Edits the answers of one form, with the widgets and rules that the attendee has. */
export function AnswerEditor(props: EditorProps) {
  const { data, formType, title } = props;
  const call = useCall();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const typed = useRef<Values>(undefined);
  const { repeat: _, ...options } = query(call, api.deskAnswers.getAnswersToEdit, {
    params: { code: data.dossier.code, form_type: formType },
    locale,
  });
  const loaded = useQuery({ ...options, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
  const hasWords = useArea('registration');
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="dk-edit" data-theme="desk">
      <h3 tabIndex={-1} ref={heading}>
        {title}
      </h3>
      {loaded.error ? (
        <Failed error={loaded.error} onRetry={() => void loaded.refetch()} />
      ) : !loaded.data || !hasWords ? (
        <Loading />
      ) : (
        <AnswerForm
          key={loaded.data.form.version}
          {...props}
          form={editableForm(loaded.data.form)}
          values={loaded.data.values}
          context={loaded.data.context}
          typed={typed}
          onStale={() => void loaded.refetch()}
        />
      )}
    </div>
  );
}
