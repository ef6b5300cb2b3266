import { useState } from 'react';
import { Field } from '../shell/field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** The code or address that entries are about. The text is its own while someone types; the address follows. */
export function AuditSubject({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const t = useDeskTexts();
  const [typed, setTyped] = useState(value);
  return (
    <Field
      label={t('audit.about')}
      type="search"
      value={typed}
      maxLength={300}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.trim());
      }}
    />
  );
}
