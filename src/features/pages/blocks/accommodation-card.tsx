import { useState } from 'react';
import type { Accommodation } from '#engine/event/documents/accommodations/schema.ts';
import { formatDay } from '#engine/form/format/date-range.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DocumentLink } from '../parts/action-link.tsx';
import { CardHeading } from '../parts/card-heading.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { Picture } from '../parts/picture.tsx';
import { Prose } from '../parts/prose.tsx';
import { accommodationQuery } from '../site-queries.ts';
import './accommodation-card.css';
import './place-card.css';

export interface AccommodationCardProps {
  readonly accommodation: Omit<Accommodation, 'description'>;
}

/** A place to stay: distance, price of a room, and the booking code. */
export function AccommodationCard({ accommodation }: AccommodationCardProps) {
  const { t } = useTranslation(['pages', 'site']);
  const text = useText();
  const [open, setOpen] = useState(false);
  const { code, name, link } = accommodation;
  return (
    <article className="hotel">
      <Picture picture={accommodation.picture} alt={accommodation.picture_alt} />
      <div>
        <CardHeading>{text(name)}</CardHeading>
        {accommodation.distance && <p className="strong hotel-distance">{text(accommodation.distance)}</p>}
        {accommodation.text && <p className="soft">{text(accommodation.text)}</p>}
        <RoomRates accommodation={accommodation} />
        <div className="actions">
          {link && (
            <DocumentLink className={buttonClass({ variant: 'secondary' })} link={link} newTab>
              {t('pages:book')} <span className="sr">{text(name)}</span>
            </DocumentLink>
          )}
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t('pages:details')} <span className="sr">{text(name)}</span>
          </Button>
        </div>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text(name)}
        closeLabel={t('site:close')}
        dismissable
      >
        <AccommodationDetail code={code} />
      </Dialog>
    </article>
  );
}

function RoomRates({ accommodation: { rooms, booking_code, until } }: AccommodationCardProps) {
  const { t } = useTranslation('pages');
  const text = useText();
  const locale = useLocale();
  if (rooms.length === 0 && !booking_code && !until) return null;
  return (
    <dl>
      {rooms.map((room) => (
        <div key={text(room.name)}>
          <dt>{text(room.name)}</dt>
          <dd className="money">{t('a_night', { amount: formatCents(room.amount, locale) })}</dd>
        </div>
      ))}
      {booking_code && (
        <div>
          <dt>{t('say_this')}</dt>
          <dd className="nowrap">{booking_code}</dd>
        </div>
      )}
      {until && (
        <div>
          <dt>{t('held_until')}</dt>
          <dd>{firstUpper(formatDay(until, locale), locale)}</dd>
        </div>
      )}
    </dl>
  );
}

function AccommodationDetail({ code }: { code: string }) {
  const { t } = useTranslation('pages');
  const text = useText();
  const call = useCall();
  return (
    <Fetched query={accommodationQuery(call, code)} isEmpty={() => false} empty="">
      {(detail) => (
        <div className="stack">
          <p>
            {text(detail.address)}
            {detail.phone && (
              <>
                <br />
                <a className="link" href={`tel:${detail.phone.replace(/[^+\d]/g, '')}`}>
                  {detail.phone}
                </a>
              </>
            )}
          </p>
          {detail.description && <Prose html={text(detail.description)} />}
          <p>
            <a
              className="link"
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(text(detail.address))}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('on_map')}
            </a>
          </p>
        </div>
      )}
    </Fetched>
  );
}
