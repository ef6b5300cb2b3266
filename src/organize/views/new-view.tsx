import { type FormEvent, useId, useState } from 'react';

type NewViewProps = {
  readonly label: string;
  readonly action: string;
  readonly initial?: string;
  /** Called with the name; `done` empties the field. */
  readonly onSave: (name: string, done: () => void) => void;
};

/** A field for a view's name. */
export function NewView({ label, action, initial = '', onSave }: NewViewProps) {
  const id = useId();
  const [name, setName] = useState(initial);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim(), () => setName(''));
  }
  return (
    <form className="dk-form" onSubmit={submit} noValidate>
      <div className="dk-field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="dk-input"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <button type="submit" className="dk-button" aria-disabled={name.trim() === '' || undefined}>
        {action}
      </button>
    </form>
  );
}
