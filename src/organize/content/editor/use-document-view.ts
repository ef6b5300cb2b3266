import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { JsonEdit } from '../json-editor/json-view.tsx';

/** How a document is shown. */
export const documentViews = ['form', 'json', 'preview'] as const;
export type DocumentView = (typeof documentViews)[number];

type Fault = Extract<JsonEdit, { readonly why: string }>;

/** Which view of a document the address asks for, and the JSON that could not be saved. */
export function useDocumentView() {
  const [params, setParams] = useSearchParams();
  const [fault, setFault] = useState<Fault>();
  return {
    view: documentViews.find((each) => each === params.get('view')) ?? 'form',
    fault,
    show(view: DocumentView) {
      setParams(
        (now) => {
          if (view === 'form') now.delete('view');
          else now.set('view', view);
          now.delete('at');
          return now;
        },
        { replace: true },
      );
    },
    keep: (edit: JsonEdit) => setFault('why' in edit ? edit : undefined),
    drop: () => setFault(undefined),
  };
}
