import type { SelectHTMLAttributes } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';
import { NativeSelect } from './native-select.tsx';
import type { OptionList } from './use-option-list.ts';

interface ListSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  readonly list: OptionList;
  readonly locale: Locale;
  readonly value: string;
  readonly placeholder?: string;
  readonly onChoose: (id: string | undefined) => void;
  /** Options to leave out. */
  readonly except?: readonly string[];
}

/** A select with one of the server's lists: waits while it loads, and offers a retry if it fails. */
export function ListSelect({ list, except = [], placeholder, ...props }: ListSelectProps) {
  const options = list.state === 'ready' ? list.options.filter((option) => !except.includes(option.id)) : [];
  const waiting = list.state === 'loading';
  return (
    <>
      <NativeSelect
        {...props}
        options={options}
        placeholder={waiting ? say('loading', props.locale) : placeholder}
        disabled={props.disabled || waiting}
        aria-busy={waiting || undefined}
      />
      {list.state === 'failed' && (
        <div className="error" role="alert">
          <span>
            {say('listFailed', props.locale)}{' '}
            <button type="button" className="link" onClick={list.retry}>
              {say('tryAgain', props.locale)}
            </button>
          </span>
        </div>
      )}
    </>
  );
}
