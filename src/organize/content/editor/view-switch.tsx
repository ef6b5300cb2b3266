import '../../styles/document-views.css';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { DocumentView } from './use-document-view.ts';

type ViewSwitchProps = {
  readonly views: readonly DocumentView[];
  readonly shown: DocumentView;
  readonly onChange: (view: DocumentView) => void;
};

/** Shows a document as a form, as JSON, or as attendees will have it. */
export function ViewSwitch({ views, shown, onChange }: ViewSwitchProps) {
  const t = useDeskTexts();
  const labels: Readonly<Record<DocumentView, string>> = {
    form: t('json_editor.form'),
    json: t('json_editor.json'),
    preview: t('preview.view'),
  };
  return (
    <fieldset className="dk-segments">
      <legend className="dk-hidden">{t('json_editor.view')}</legend>
      {views.map((view) => (
        <button key={view} type="button" aria-pressed={view === shown} onClick={() => onChange(view)}>
          {labels[view]}
        </button>
      ))}
    </fieldset>
  );
}
