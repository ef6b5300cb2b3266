import { type ComponentPropsWithRef, useId } from 'react';

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'id' | 'onChange'> & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A labelled select, with what is wrong with it below; its children are the options. */
export function SelectField({ label, error, onChange, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="dk-field">
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        className="dk-select"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p className="dk-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
