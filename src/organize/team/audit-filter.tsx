import { SelectField } from '../shell/select-field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { AuditSubject } from './audit-subject.tsx';
import { actionInWords } from './change-in-words.ts';
import type { AuditChoice } from './use-audit.ts';

type AuditFilterProps = {
  readonly choice: AuditChoice;
  readonly actors: readonly string[];
  readonly actions: readonly string[];
  readonly onChoose: (name: keyof AuditChoice, value: string) => void;
};

/** Narrows the audit log by who, what, and the code or address that it is about. */
export function AuditFilter({ choice, actors, actions, onChoose }: AuditFilterProps) {
  const t = useDeskTexts();
  const named = actions.map((action) => ({ action, name: actionInWords(action, t) }));
  return (
    <fieldset className="dk-audit-filter">
      <legend className="dk-hidden">{t('audit.filter')}</legend>
      <AuditSubject value={choice.subject ?? ''} onChange={(subject) => onChoose('subject', subject)} />
      <SelectField
        label={t('audit.who')}
        value={choice.actor ?? ''}
        onChange={(actor) => onChoose('actor', actor)}
      >
        <option value="">{t('audit.anyone')}</option>
        {actors.filter(Boolean).map((actor) => (
          <option key={actor} value={actor}>
            {actor}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('audit.what')}
        value={choice.action ?? ''}
        onChange={(action) => onChoose('action', action)}
      >
        <option value="">{t('audit.any')}</option>
        {named
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ action, name }) => (
            <option key={action} value={action}>
              {name}
            </option>
          ))}
      </SelectField>
    </fieldset>
  );
}
