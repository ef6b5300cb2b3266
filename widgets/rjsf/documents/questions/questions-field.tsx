import { type FieldProps, toFieldPathId } from '@rjsf/utils';
import { useDeferredValue, useMemo, useState } from 'react';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { useSchemaSession } from '#engine/form/react/any-schema/schema-node.tsx';
import { localeOf } from '../../messages.ts';
import { conditionSubjects } from '../conditions/condition-subjects.ts';
import { contextOf } from '../document-context.ts';
import { sayInDocument as say } from '../messages.ts';
import { RowList } from '../rows/row-list.tsx';
import { useRows } from '../rows/use-rows.ts';
import { AddQuestion } from './add-question.tsx';
import { allCodes } from './all-codes.ts';
import { newQuestion } from './field-definitions.ts';
import { freeCode } from './question-codes.ts';
import { QuestionForm } from './question-form.tsx';
import { questionTitle } from './question-in-words.ts';
import { QuestionSays } from './question-says.tsx';
import { useMoveToSection } from './sections.ts';

/** The questions of a section or a group, each in a row in plain words; the open one has its form below its row. */
export function QuestionsField(props: FieldProps) {
  const { fieldPathId, registry } = props;
  const { path, $id: id } = fieldPathId;
  const { store } = useSchemaSession();
  const locale = localeOf(registry);
  const root = registry.rootSchema;
  const rows = useRows(props);
  const { documents } = contextOf(registry);
  // Deferred, so that typing does not wait for every row's sentence.
  const document = useDeferredValue(store.data());
  const at = JSON.stringify(path);
  const subjects = useMemo(
    // A question in a row reads the others of the row.
    () => conditionSubjects({ documents, document, path: [...JSON.parse(at), 0, 'show_if'], locale }),
    [documents, document, at, locale],
  );
  const sections = useMoveToSection(path);
  const [said, setSaid] = useState('');
  const codes = () => allCodes(store.data());
  const titleOf = (question: unknown) => questionTitle(question, root, locale);
  return (
    <div id={id} className="questions">
      <RowList
        rows={rows}
        locale={locale}
        titleOf={titleOf}
        saysOf={(question) => (
          <QuestionSays question={question} root={root} subjects={subjects} locale={locale} />
        )}
        form={(question, index) => (
          <QuestionForm
            parent={props}
            own={toFieldPathId(index, registry.globalFormOptions, path)}
            index={index}
            onDuplicate={() => {
              if (!isPlain(question)) return;
              const code = freeCode(String(question['code']), codes());
              rows.insert(index + 1, { ...structuredClone(question), code });
            }}
            onRemove={() => rows.remove(index)}
            sections={sections.names}
            section={sections.current}
            onMoveTo={(section) => {
              const name = titleOf(question);
              sections.moveTo(index, section);
              rows.setOpen(undefined);
              setSaid(say('movedTo', locale, { name, section: sections.names[section] ?? '' }));
            }}
          />
        )}
      />
      <p className="question-said" role="status">
        {said}
      </p>
      <AddQuestion
        id={`${id}__add`}
        root={root}
        locale={locale}
        onAdd={(type) =>
          rows.insert(rows.list.length, newQuestion(root, type, freeCode('question', codes())))
        }
      />
    </div>
  );
}
