import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import type { DraftDocument } from '#engine/contract/site-drafts.ts';
import { nameOrCode } from '#engine/event/in-words/item-name.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Panel } from '../../registration/actions/panel.tsx';
import { useAction } from '../../registration/actions/use-action.ts';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { SelectField } from '../../shell/select-field.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { localEdit } from '../editor/local-edit.ts';

type RenameFieldProps = {
  readonly draft: string;
  /** A form of the draft. */
  readonly document: DraftDocument;
  readonly onClose: () => void;
};

/** Gives a question of a form another code, with everything that refers to it. */
export function RenameField({ draft, document, onClose }: RenameFieldProps) {
  const t = useDeskTexts();
  const notify = useNotify();
  const locale = useLocale();
  const { kind, code } = document;
  const fields = fieldsIn(document.document, locale);
  const [field, setField] = useState(fields[0]?.path ?? '');
  const [to, setTo] = useState('');
  const { send, isPending, wrong, problem } = useAction(api.siteDrafts.renameSiteDraftField, ({ edited }) => {
    localEdit({ draft, kind, code }).clear();
    notify(t('content.field_code.done', { code: to, count: edited.length }));
    onClose();
  });
  return (
    <Panel
      title={t('content.field_code.title')}
      action={t('content.code_panel.do')}
      isWorking={isPending}
      closed={closedBy()}
      problem={problem('to')}
      consequences={[t('content.field_code.says'), t('content.field_code.answers')]}
      onClose={onClose}
      onSubmit={() => send({ draft, code, field, to })}
    >
      <SelectField data-first-field label={t('content.field_code.field')} value={field} onChange={setField}>
        {fields.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('content.code_panel.code')}
        value={to}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        error={wrong('to')}
        onChange={({ target }) => setTo(target.value)}
      />
    </Panel>
  );

  function closedBy(): string | undefined {
    if (to === '' || to === field.split('.').at(-1)) return t('content.code_panel.same');
    return /^[A-Za-z][A-Za-z0-9_]*$/.test(to) ? undefined : t('content.field_code.needed');
  }
}

interface NamedField {
  /** Its code, after those of the groups that it is in. */
  readonly path: string;
  readonly name: string;
}

/** The fields of a form with those within groups, by what people call them. */
function fieldsIn(form: unknown, locale: Locale): NamedField[] {
  const listed = (value: unknown) => (Array.isArray(value) ? value.filter(isPlain) : []);
  const within = (fields: unknown, path: readonly string[], names: readonly string[]): NamedField[] =>
    listed(fields).flatMap((field) => {
      const { code } = field;
      if (typeof code !== 'string') return [];
      const own = [...path, code];
      const called = [...names, nameOrCode(field, locale)];
      const shown = called.join(' › ');
      const name = shown.endsWith(code) ? shown : `${shown} · ${code}`;
      return [{ path: own.join('.'), name }, ...within(field['fields'], own, called)];
    });
  const sections = isPlain(form) ? listed(form['sections']) : [];
  return sections.flatMap((section) => within(section['fields'], [], []));
}
