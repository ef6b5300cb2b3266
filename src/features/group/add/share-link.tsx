import type { Group } from '#engine/contract/group-view.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeSymbol } from '#src/ui/code-symbol.tsx';
import { CopyCode } from '#src/ui/copy-code.tsx';

/** One link for all, also as a picture for a wall; on paper nothing else is printed. */
export function ShareLink({ group: { link, symbol, group_code, group_organization } }: { group: Group }) {
  const { t } = useTranslation('group');
  return (
    <section aria-labelledby="share-title" className="group-share">
      <h2 id="share-title" className="group-share-title">
        {t('share.title')}
      </h2>
      <div className="group-link">
        <p className="group-print-title" aria-hidden="true">
          {t('share.printTitle', { organization: group_organization })}
        </p>
        <CodeSymbol className="group-symbol" symbol={symbol} label={t('share.qr', { code: group_code })} />
        <div>
          <p className="small group-share-text">{t('share.text')}</p>
          <p className="group-print-text" aria-hidden="true">
            {t('share.printText')}
          </p>
          <Button variant="secondary" size="s" icon="print" onClick={() => window.print()}>
            {t('share.print')}
          </Button>
        </div>
        <div className="group-url">
          <CopyCode code={link} copyLabel={t('share.copy')} copiedLabel={t('share.copied')} />
        </div>
      </div>
    </section>
  );
}
