import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface AskFirstProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something is done that cannot be undone. */
export function AskFirst({ open, title, text, yes, no, onYes, onNo }: AskFirstProps) {
  const { t } = useTranslation('group');
  return (
    <Dialog
      open={open}
      onClose={onNo}
      role="alertdialog"
      title={title}
      closeLabel={t('people.dismiss')}
      footer={
        <div className="actions">
          <Button variant="danger" onClick={onYes}>
            {yes}
          </Button>
          <Button variant="secondary" onClick={onNo}>
            {no}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
