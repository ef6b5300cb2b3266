import type { AnsweredForm } from '#engine/contract/desk.ts';
import { Icon } from '../../shell/icon.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { AnswerFile, type FetchFile } from './answer-file.tsx';

type AnswerFactsProps = Pick<AnsweredForm, 'lines'> & {
  readonly fetchFile: FetchFile;
  /** Opens the form at an answer; absent for those who may not edit it. */
  readonly onEdit?: ((id: string) => void) | undefined;
  /** The button of an answer, which gets the focus back. */
  readonly buttonRef?: (id: string, button: HTMLButtonElement | null) => void;
};

/** The answers to a form, question by question, each with a button to edit it; uploaded files can be downloaded. */
export function AnswerFacts({ lines, fetchFile, onEdit, buttonRef }: AnswerFactsProps) {
  const t = useDeskTexts();
  return (
    <dl className="dk-facts">
      {lines.map(({ id, label, text, file }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {file ? (
              <AnswerFile file={file} fetchFile={fetchFile} />
            ) : (
              text.map((each) => <p key={each}>{each}</p>)
            )}
            {onEdit && (
              <button
                type="button"
                className="dk-icon-button dk-edit-answer"
                ref={(button) => buttonRef?.(id, button)}
                aria-label={t('edit.edit_of', { form: label })}
                onClick={() => onEdit(id)}
              >
                <Icon name="draft" />
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
