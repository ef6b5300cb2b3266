import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';

/** Delay after the last letter before the address changes, in milliseconds. */
const PAUSE = 250;

interface SearchFieldProps {
  readonly id: string;
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** Searches workshops by words. The text appears immediately; the address and the list follow after a pause. */
export function SearchField({ id, text, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('schedule');
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const [sent, setSent] = useState<string>();
  if (known !== text) {
    setKnown(text);
    // Text sent from here may be outdated by a newer letter; other changes, such as the back button, may not.
    if (text === sent) setSent(undefined);
    else setTyped(text);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => {
      setSent(typed);
      search(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <div className="input-icon schedule-search">
      <label htmlFor={id}>
        <VisuallyHidden>{t('search')}</VisuallyHidden>
      </label>
      <Icon name="search" />
      <input
        id={id}
        className="control"
        type="search"
        placeholder={t('search_in')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
