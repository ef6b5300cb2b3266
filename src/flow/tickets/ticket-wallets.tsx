import { api } from '#engine/contract/calls.ts';
import type { Ticket } from '#engine/contract/tickets.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';

interface TicketWalletsProps {
  /** The order's code. */
  readonly code: string;
  readonly ticket: Ticket;
  /** Whether it may be had for Apple Wallet. */
  readonly apple: boolean;
}

/** A ticket into the wallet of a phone: those that the server has keys for. */
export function TicketWallets({ code, ticket, apple }: TicketWalletsProps) {
  const { t } = useTranslation('tickets');
  const call = useCall();
  const locale = useLocale();
  const { number, google_wallet: google } = ticket;
  const pass = useFileDownload(
    () => call(api.tickets.getApplePass, { body: { code, number, locale }, locale }),
    `${t('walletFile')}-${ticket.code}.pkpass`,
  );
  if (!apple && google === undefined) return null;
  return (
    <div className="tk-wallets" data-live="">
      {apple && (
        <Button variant="secondary" size="s" icon="ticket" busy={pass.isPending} onClick={pass.download}>
          {pass.isPending ? t('downloading') : t('walletApple')}
        </Button>
      )}
      {google !== undefined && (
        // This page's address opens the order: no referrer.
        <a
          className={buttonClass({ variant: 'secondary', size: 's' })}
          href={google}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="ticket" />
          {t('walletGoogle')}
          <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
        </a>
      )}
      <div role="alert">{pass.isError && <p className="error">{t('fileFailed')}</p>}</div>
    </div>
  );
}
