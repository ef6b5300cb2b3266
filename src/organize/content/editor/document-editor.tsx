import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { DraftDocument } from '#engine/contract/site-drafts.ts';
import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import { placeOf } from '#engine/event/in-words/place-in-words.ts';
import { keepPlace } from '#widgets/rjsf/documents/keep-place.ts';
import { revealPlace } from '#widgets/rjsf/documents/reveal-place.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { DiagnosticList } from '../diagnostic-list.tsx';
import type { JsonEditorHandle } from '../json-editor/json-editor.tsx';
import { JsonView } from '../json-editor/json-view.tsx';
import { FormPreview } from '../preview/form-preview.tsx';
import { whoPublished } from '../who-published.ts';
import { ConflictNote } from './conflict-note.tsx';
import { DocumentForm, FORM_ID, type FormDescription } from './document-form.tsx';
import { SaveState } from './save-state.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { UnreadableJson } from './unreadable-json.tsx';
import { useAutosave } from './use-autosave.ts';
import { type DocumentView, documentViews, useDocumentView } from './use-document-view.ts';
import { useEditedDocument } from './use-edited-document.ts';
import { UsedBy } from './used-by.tsx';
import { ViewSwitch } from './view-switch.tsx';

type DocumentEditorProps = {
  /** The page’s head around what is given. */
  readonly head: (state: ReactNode) => ReactNode;
  readonly draft: string;
  readonly found: DraftDocument;
  readonly description: FormDescription;
  /** The documents that references may name. */
  readonly documents: readonly unknown[];
  /** The document as it is published. */
  readonly published: unknown;
  /** What was wrong with it when it was opened; undefined until that is known. */
  readonly diagnosed: readonly WrittenDiagnostic[] | undefined;
};

const NONE: readonly WrittenDiagnostic[] = [];

const viewsOf = (kind: string): readonly DocumentView[] =>
  kind === 'form' ? documentViews : ['form', 'json'];

/** A document as a form or as JSON, which saves itself, and what is wrong with it beside it. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { head, draft, found, description, documents, published, diagnosed } = props;
  const t = useDeskTexts();
  const [params] = useSearchParams();
  const { kind, code } = found;
  const restore = useRef<() => void>(undefined);
  const edit = useAutosave({ draft, kind, code }, found, () => {
    restore.current = keepPlace(FORM_ID);
  });
  const { shown, state, autosave, mergedWith } = edit;
  const diagnostics = edit.diagnostics ?? diagnosed ?? NONE;
  const problems = useRef<HTMLHeadingElement>(null);
  const json = useRef<JsonEditorHandle>(null);
  const edited = useEditedDocument(shown, autosave.change);
  const { document, change, stepped } = edited;
  const view = useDocumentView();
  const pointer = params.get('at');
  const goTo = (place: string) =>
    view.view === 'json' ? json.current?.goTo(place) : revealPlace(FORM_ID, placeOf(place, document));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to a place leads there once
  useEffect(() => {
    if (pointer === null) return;
    // Rows are opened one in another, which an effect cannot wait for.
    const timer = setTimeout(() => goTo(pointer));
    return () => clearTimeout(timer);
  }, [pointer]);
  const { times } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is drawn again after each merge
  useEffect(() => {
    const timer = setTimeout(() => restore.current?.());
    return () => clearTimeout(timer);
  }, [times]);
  useEffect(() => {
    if (stepped === undefined) return;
    const timer = setTimeout(() => revealPlace(FORM_ID, stepped));
    return () => clearTimeout(timer);
  }, [stepped]);
  return (
    <>
      {head(
        <>
          {view.view === 'form' && !view.fault && <UndoButtons undo={edited.undo} redo={edited.redo} />}
          {view.fault ? (
            <p role="status" className="dk-error">
              {view.fault.why}
            </p>
          ) : (
            <SaveState state={state} onRetry={() => void autosave.flush()} />
          )}
          {diagnostics.length > 0 && (
            <button type="button" className="dk-link" onClick={() => problems.current?.focus()}>
              {t('content.problems', { count: diagnostics.length })}
            </button>
          )}
        </>,
      )}
      <div className="dk-one dk-scrolls">
        <div className="dk-one-side dk-document-side">
          {mergedWith !== undefined && state.status !== 'conflict' && (
            <p className="dk-note" role="status">
              {t('content.edit.merged', { by: whoPublished(mergedWith, t) })}
            </p>
          )}
          {state.status === 'conflict' && (
            <ConflictNote {...state} schema={description.schema} onResolve={autosave.resolve} />
          )}
          <section aria-labelledby="document-problems">
            <h2 id="document-problems" ref={problems} tabIndex={-1}>
              {t('content.problems', { count: diagnostics.length })}
            </h2>
            <DiagnosticList
              draft={draft}
              diagnostics={diagnostics}
              document={document}
              schema={description.schema}
              linkTo={(place, name) => (
                <button type="button" className="dk-link" onClick={() => goTo(place)}>
                  {name}
                </button>
              )}
            />
          </section>
          <UsedBy draft={draft} kind={kind} code={code} documents={documents} />
        </div>
        <div className="dk-one-main dk-document-views">
          <ViewSwitch views={viewsOf(kind)} shown={view.view} onChange={view.show} />
          {view.view !== 'json' && view.fault && (
            <UnreadableJson why={view.fault.why} onShow={() => view.show('json')} onDrop={view.drop} />
          )}
          {view.view === 'json' && (
            <JsonView
              key={edited.version}
              ref={json}
              kind={kind}
              code={code}
              document={document}
              faulty={view.fault?.text}
              problems={diagnostics}
              onChange={(edit) => {
                view.keep(edit);
                if ('document' in edit) change(edit.document);
              }}
            />
          )}
          {view.view === 'preview' && (
            <FormPreview draft={draft} code={code} isSaved={state.status === 'saved'} />
          )}
          {view.view === 'form' && (
            <div inert={view.fault !== undefined}>
              <DocumentForm
                draft={draft}
                key={edited.version}
                description={description}
                initial={document}
                documents={documents}
                published={published}
                diagnostics={diagnostics}
                onChange={change}
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
