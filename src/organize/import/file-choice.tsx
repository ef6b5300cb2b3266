import { useId } from 'react';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type FileChoiceProps = {
  readonly isReading: boolean;
  readonly problem: string | undefined;
  readonly onChoose: (file: File) => void;
};

/** The choice of a file, with what is wrong with the chosen one. */
export function FileChoice({ isReading, problem, onChoose }: FileChoiceProps) {
  const t = useDeskTexts();
  const id = useId();
  return (
    <div className="dk-field">
      <input
        id={id}
        type="file"
        className="dk-hidden dk-file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        aria-describedby={`${id}-hint`}
        aria-invalid={problem ? true : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // The same file again, after it was corrected, is another choice.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className="dk-button dk-file-button">
        {t('import.file')}
      </label>
      <p className="dk-soft" id={`${id}-hint`}>
        {t('import.file_hint')}
      </p>
      {isReading && <p role="status">{t('import.reading')}</p>}
      {problem && (
        <p className="dk-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
