import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { Location } from '#engine/event/documents/locations/schema.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { hasPageTexts, pageTexts } from '../page-texts.ts';
import { Picture } from '../parts/picture.tsx';
import { Harbour } from '../scenes/harbour.tsx';
import { locationQuery } from '../site-queries.ts';
import { CopyAddress } from './copy-address.tsx';
import type { HeadProps } from './head-props.ts';
import './scene-head.css';

/** A head with a picture over the whole width, and its words on a card over that. */
export function SceneHead({ scene, children }: HeadProps) {
  const text = useText();
  const locale = useLocale();
  if (!hasPageTexts(locale)) use(pageTexts(locale));
  const { picture, picture_alt: alt, labels = [], location } = scene ?? {};
  return (
    <header className="page-top scene-head" data-head="scene">
      <div className="scene-picture">
        {picture === 'scene:harbour' ? (
          <Harbour
            title={text(alt)}
            labels={labels.map(({ text: words, at }) => ({ words: text(words), at }))}
          />
        ) : (
          <Picture picture={picture} alt={alt} />
        )}
      </div>
      <div className="scene-card">
        {children}
        {location && <AddressOf code={location} />}
      </div>
    </header>
  );
}

/** The place's name and address, on a map and to copy. */
function AddressOf({ code }: { readonly code: string }) {
  const { t } = useTranslation('pages');
  const text = useText();
  const { data: location } = useQuery(locationQuery(useCall(), code));
  if (!location) return null;
  const address = [text(location.name), text(location.address)].filter(Boolean).join(', ');
  return (
    <div className="scene-place">
      <p className="lead">
        {text(location.name)}
        {location.address && (
          <>
            <br />
            {text(location.address)}
          </>
        )}
      </p>
      <div className="actions">
        <MapButton location={location} />
        {location.address && <CopyAddress address={address} label={t('copy_address')} copied={t('copied')} />}
      </div>
    </div>
  );
}

function MapButton({ location: { latitude, longitude } }: { readonly location: Location }) {
  const { t } = useTranslation('pages');
  if (latitude === undefined || longitude === undefined) return null;
  return (
    <a
      className={buttonClass({ variant: 'secondary' })}
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="pin" />
      {t('on_map')}
    </a>
  );
}
