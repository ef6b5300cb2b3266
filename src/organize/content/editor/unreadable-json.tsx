import { useDeskTexts } from '../../shell/use-desk-texts.ts';

type UnreadableJsonProps = {
  readonly why: string;
  readonly onShow: () => void;
  /** Gives up what was written since it could last be read. */
  readonly onDrop: () => void;
};

/** Above a form whose document was edited into something that is no JSON: the form is closed until that is settled. */
export function UnreadableJson({ why, onShow, onDrop }: UnreadableJsonProps) {
  const t = useDeskTexts();
  return (
    <div className="dk-note" role="alert">
      <p>{why}</p>
      <p className="dk-soft">{t('json_editor.last_valid')}</p>
      <div className="dk-row">
        <button type="button" className="dk-button" onClick={onShow}>
          {t('json_editor.back')}
        </button>
        <button type="button" className="dk-button" onClick={onDrop}>
          {t('json_editor.drop')}
        </button>
      </div>
    </div>
  );
}
