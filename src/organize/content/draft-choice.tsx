import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { Field } from '../shell/field.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** A draft by its id, or a new one by its name. */
export type ChosenDraft = { readonly id: string } | { readonly name: string };

/** Why a draft cannot be opened yet; undefined if it can. */
export const useMissingName = (chosen: ChosenDraft): string | undefined => {
  const t = useDeskTexts();
  return 'name' in chosen && chosen.name.trim() === '' ? t('content.name_needed') : undefined;
};

/** The newest draft; without one, a new draft named after what is edited. */
export const firstDraft = (drafts: readonly SiteDraft[], name: string): ChosenDraft =>
  drafts[0] ? { id: drafts[0].id } : { name: name.slice(0, 60) };

interface DraftChoiceProps {
  readonly drafts: readonly SiteDraft[];
  readonly chosen: ChosenDraft;
  /** What a new draft is named at first. */
  readonly name: string;
  readonly onChange: (chosen: ChosenDraft) => void;
}

/** Chooses one of the drafts, or names a new one. */
export function DraftChoice({ drafts, chosen, name, onChange }: DraftChoiceProps) {
  const t = useDeskTexts();
  return (
    <>
      <SelectField
        label={t('content.draft')}
        value={'id' in chosen ? chosen.id : ''}
        onChange={(id) => onChange(id === '' ? { name: name.slice(0, 60) } : { id })}
      >
        {drafts.map(({ id, name: title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        <option value="">{t('content.new_draft')}</option>
      </SelectField>
      {'name' in chosen && (
        <Field
          label={t('content.draft_name')}
          value={chosen.name}
          maxLength={60}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
    </>
  );
}
