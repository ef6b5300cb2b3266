import { useCombobox } from 'downshift';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../api/failure-text.ts';
import { Marked } from '../registrations/marked.tsx';
import { Icon } from '../shell/icon.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { Find } from './found.ts';
import { useFound } from './use-found.ts';

/** Finds a person, what can be done for them, or a page, as one types; Enter opens what is highlighted. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  const { groups, total, isSearching, error } = useFound(search);
  const items = groups.flatMap(({ finds }) => finds);
  useModal(dialog);
  const box = useCombobox<Find>({
    items,
    isOpen: true,
    inputValue: search,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToKey: (item) => item?.id,
    itemToString: (item) => item?.title ?? '',
    getA11yStatusMessage: () => '',
    stateReducer: (state, { type, changes }) => {
      // A new text has a new first entry.
      if (type === useCombobox.stateChangeTypes.InputChange) return { ...changes, highlightedIndex: 0 };
      // Leaving the field chooses nothing.
      return type === useCombobox.stateChangeTypes.InputBlur ? { ...state } : changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      onClose();
      void navigate(selectedItem.to);
    },
  });
  let index = -1;
  return (
    <dialog
      ref={dialog}
      className="dk-find-dialog"
      aria-label={t('find.open')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dk-find-head">
        <Icon name="search" />
        <input
          {...box.getInputProps({
            onChange: (event) => setSearch(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key !== 'Escape') return;
              // Downshift empties the field by Escape; here it closes.
              event.preventDefault();
              onClose();
            },
          })}
          type="text"
          className="dk-find-input"
          aria-label={t('find.open')}
          placeholder={t('find.hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <button type="button" className="dk-icon-button" aria-label={t('one.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p className="dk-hidden" role="status">
        {total !== undefined && !isSearching && t('find.count', { count: total })}
      </p>
      <div {...box.getMenuProps({ 'aria-label': t('find.results') })} className="dk-find-list">
        {groups.map(({ heading, finds }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
          <div key={heading} role="group" aria-labelledby={`find-group-${at}`}>
            <p id={`find-group-${at}`} role="presentation" className="dk-find-heading">
              {heading}
            </p>
            {finds.map((find) => {
              index += 1;
              return (
                <div
                  key={find.id}
                  {...box.getItemProps({ item: find, index })}
                  className="dk-find-row"
                  data-highlighted={index === box.highlightedIndex || undefined}
                >
                  <Icon name={find.icon} />
                  <span className="dk-find-title">
                    <Marked text={find.title} search={search} />
                  </span>
                  {find.detail && (
                    <span className="dk-find-detail">
                      <Marked text={find.detail} search={search} />
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {isSearching && <p className="dk-find-note">{t('find.searching')}</p>}
      {error && <p className="dk-find-note dk-bad">{failureText(error, t)}</p>}
      {total === 0 && !isSearching && (
        <p className="dk-find-note">{t('find.nothingFound', { q: search.trim() })}</p>
      )}
    </dialog>
  );
}

/** Opens the dialog while it is mounted, with the focus in its field; the focus returns afterwards. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog]);
}
