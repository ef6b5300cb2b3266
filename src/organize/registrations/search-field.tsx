import { type RefObject, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { Icon } from '../shell/icon.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type SearchFieldProps = {
  /** The search of the address. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is searched, where it is not the list of registrations. */
  readonly label?: string;
  readonly placeholder?: string;
};

/**
 * The search text. It is its own while someone types, since the address follows a moment later; the back button sets it
 * again.
 */
export function SearchField({ value, onChange, field, label, placeholder }: SearchFieldProps) {
  const t = useDeskTexts();
  const [typed, setTyped] = useState(value);
  const navigation = useNavigationType();
  useEffect(() => {
    // The address lags behind the typing; copying it back would drop letters.
    if (navigation === 'POP') setTyped(value);
  }, [navigation, value]);
  return (
    <div className="dk-search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        className="dk-search-input"
        aria-label={label ?? t('list.search_label')}
        aria-keyshortcuts="/"
        placeholder={placeholder ?? t('list.search')}
        value={typed}
        maxLength={300}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
      />
    </div>
  );
}
