import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Prose } from '../parts/prose.tsx';
import type { HelpGroup } from './find-answers.ts';

export interface AnswerEntryProps {
  readonly entry: HelpGroup['answers'][number];
  readonly open: boolean;
  readonly onToggle: (code: string, open: boolean) => void;
}

/** A question that opens to its answer, which has an address of its own. */
export function AnswerEntry({ entry: { code, question, answer }, open, onToggle }: AnswerEntryProps) {
  const { t } = useTranslation('pages');
  const text = useText();
  return (
    <details
      id={code}
      className="help-answer"
      open={open}
      onToggle={({ currentTarget }) => onToggle(code, currentTarget.open)}
    >
      <summary>
        <span>{text(question)}</span>
        <Icon name="chevron-down" />
      </summary>
      <Prose html={text(answer)} />
      <p className="small">
        <a className="link" href={`#${code}`}>
          {t('help_link')}
        </a>
      </p>
    </details>
  );
}
