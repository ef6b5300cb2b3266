type CheckFieldProps = {
  readonly label: string;
  readonly lang?: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** A labelled checkbox. */
export function CheckField({ label, lang, isChecked, onChange }: CheckFieldProps) {
  return (
    <label>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      <span lang={lang}>{label}</span>
    </label>
  );
}
