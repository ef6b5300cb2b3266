import { useState } from 'react';
import { Panel } from '../registration/actions/panel.tsx';
import { Field } from '../shell/field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

const MOST_LETTERS = 60;

type NamePanelProps = {
  readonly title: string;
  readonly action: string;
  readonly initial: string;
  readonly consequences: readonly string[];
  readonly isWorking: boolean;
  readonly problem: string | undefined;
  readonly wrong: string | undefined;
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
};

/** Asks for the name of a draft. */
export function NamePanel({ initial, wrong, onSubmit, ...panel }: NamePanelProps) {
  const t = useDeskTexts();
  const [name, setName] = useState(initial);
  const trimmed = name.trim();
  return (
    <Panel
      {...panel}
      closed={trimmed === '' ? t('content.name_needed') : undefined}
      onSubmit={() => onSubmit(trimmed)}
    >
      <Field
        data-first-field
        label={t('content.draft_name')}
        value={name}
        maxLength={MOST_LETTERS}
        onChange={({ target }) => setName(target.value)}
        error={wrong}
      />
    </Panel>
  );
}
