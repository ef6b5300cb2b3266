import { useQuery } from '@tanstack/react-query';
import { lazy, type Ref, Suspense, useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { Described } from './described-schema.ts';
import { documentText } from './document-text.ts';
import type { JsonEditorHandle } from './json-editor.tsx';
import type { TextFault } from './json-problems.ts';
import { useEditorWords } from './use-editor-words.ts';

const JsonEditor = lazy(() => import('./json-editor.tsx'));

interface JsonViewProps {
  readonly ref?: Ref<JsonEditorHandle>;
  readonly kind: string;
  readonly code: string;
  /** The document to show first; mounted again for another one. */
  readonly document: unknown;
  /** The text to show first instead: what could not be saved. */
  readonly faulty: string | undefined;
  readonly problems: readonly WrittenDiagnostic[];
  readonly onChange: (edit: JsonEdit) => void;
}

/** An edited text: a document, or why it cannot be saved. */
export type JsonEdit = { readonly document: unknown } | { readonly text: string; readonly why: string };

/** A document as JSON. What cannot be saved stays in the text, with the reason and the line. */
export function JsonView({ kind, ...props }: JsonViewProps) {
  const schema = useDocumentSchema(kind);
  if (schema.error) return <Failed error={schema.error} onRetry={() => void schema.refetch()} />;
  return schema.data ? <DescribedJson {...props} kind={kind} schema={schema.data.schema} /> : <Loading />;
}

function DescribedJson(props: JsonViewProps & { readonly schema: Described }) {
  const { ref, kind, code, document, faulty, problems, onChange, schema } = props;
  const t = useDeskTexts();
  const words = useEditorWords();
  const [text, setText] = useState(() => faulty ?? documentText(document, schema));

  function change(next: string, fault: TextFault | undefined) {
    setText(next);
    const why = fault ? faultIn(next, fault) : identityFault(JSON.parse(next));
    onChange(why === undefined ? { document: JSON.parse(next) } : { text: next, why });
  }
  function faultIn(next: string, fault: TextFault): string {
    const line = next.slice(0, fault.from).split('\n').length;
    return t('json_editor.not_saved', { line, why: words.faults[fault.kind] });
  }
  function identityFault(next: unknown): string | undefined {
    if (isPlain(next) && next['kind'] === kind && next['code'] === code) return undefined;
    return t('json_editor.not_saved_document', { why: t('json_editor.other_document', { kind, code }) });
  }

  return (
    <Suspense fallback={<Loading />}>
      <JsonEditor
        {...(ref && { ref })}
        text={text}
        schema={schema}
        problems={problems}
        words={words}
        onChange={change}
      />
    </Suspense>
  );
}

/** The described schema of a kind of document, which changes only with the server. */
function useDocumentSchema(kind: string) {
  const locale = useLocale();
  const { repeat: _, ...options } = query(useCall(), api.siteDocuments.getDocumentSchema, {
    params: { kind },
    locale,
  });
  return useQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
}
