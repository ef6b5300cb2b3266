import '../../styles/answers.css';
import { useState } from 'react';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { siteDrafts } from '#engine/contract/site-drafts.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useArea } from '#src/lib/i18n/use-area.ts';
import { editableForm } from '../../registration/answers/editable-form.ts';
import { SelectField } from '../../shell/select-field.tsx';
import { Empty, Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { leftOut } from './left-out.ts';
import { usePreview } from './use-preview.ts';
import { useVisitor, type VisitorChoice } from './use-visitor.ts';

type Preview = AnswerOf<(typeof siteDrafts)['previewSiteDraftForm']>;

interface FormPreviewProps {
  readonly draft: string;
  readonly code: string;
  /** Whether the draft on the server has everything that was typed. */
  readonly isSaved: boolean;
}

/** A form as attendees would have it with the draft published: to be filled in, and saved nowhere. */
export function FormPreview({ draft, code, isSaved }: FormPreviewProps) {
  const t = useDeskTexts();
  const preview = usePreview(draft, code, isSaved);
  const hasWords = useArea('registration');
  if (preview.error) return <Failed error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data || !hasWords || preview.isFetching) return <Loading />;
  const { form, ...about } = preview.data;
  if (!form) return <Empty title={t('preview.broken_title')}>{t('preview.broken')}</Empty>;
  return <FilledPreview form={form} about={about} />;
}

function FilledPreview({
  form,
  about,
}: {
  readonly form: ServedForm;
  readonly about: Omit<Preview, 'form'>;
}) {
  const t = useDeskTexts();
  const locale = useLocale();
  const [times, setTimes] = useState(0);
  const [isComplete, setComplete] = useState(false);
  const visitor = useVisitor(about);
  const omitted = leftOut(form, locale);
  function restart() {
    setTimes(times + 1);
    setComplete(false);
  }
  return (
    <div className="dk-preview">
      <p className="dk-soft">{t('preview.says')}</p>
      <VisitorSelects {...visitor} />
      {omitted.length > 0 && <p className="dk-note">{t('preview.left_out', { what: omitted })}</p>}
      <div className="dk-edit" data-theme="desk">
        <SmallForm
          key={`${times} ${visitor.key}`}
          served={editableForm(form)}
          context={{ registration: visitor.registration, answers: {} }}
          refused={undefined}
          onChange={() => setComplete(false)}
          onSubmit={() => setComplete(true)}
          buttons={(formId) => (
            <div className="dk-edit-end">
              <div className="dk-row">
                <button type="submit" form={formId} className="dk-button dk-button-primary">
                  {t('preview.check')}
                </button>
                <button type="button" className="dk-button" onClick={restart}>
                  {t('preview.restart')}
                </button>
              </div>
              <p role="status">{isComplete && t('preview.complete')}</p>
            </div>
          )}
        />
      </div>
    </div>
  );
}

function VisitorSelects({ choices }: { readonly choices: readonly VisitorChoice[] }) {
  const t = useDeskTexts();
  const locale = useLocale();
  if (choices.length === 0) return null;
  return (
    <fieldset className="dk-form-row">
      <legend>{t('preview.as')}</legend>
      {choices.map(({ name, value, options, choose }) => (
        <SelectField key={name} label={t(`preview.${name}`)} value={value} onChange={choose}>
          {options.map(({ code, label }) => (
            <option key={code} value={code}>
              {label === undefined ? t('preview.undecided') : resolveText(label, locale)}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
