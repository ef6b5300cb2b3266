import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import '../../styles/answers.css';
import '../../styles/document-form.css';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import type { DataFault } from '#engine/form/any-schema/schema-validator.ts';
import { AnySchemaForm } from '#engine/form/react/any-schema/any-schema-form.tsx';
import { openSchemaForm, type SchemaFormOptions } from '#engine/form/react/any-schema/open-schema-form.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import type { DocumentContext, PlaceLinkProps } from '#widgets/rjsf/documents/document-context.ts';
import { documentPartsIn } from '#widgets/rjsf/documents/index.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { documentPath } from '../draft-paths.ts';
import { ConditionCount } from './condition-count.tsx';
import { errorsOfDiagnostics } from './errors-of-diagnostics.ts';

/** Prefix of every DOM id of the form. */
export const FORM_ID = 'document';

/** How a kind of document is edited, as the server describes it. */
export interface FormDescription {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly uiSchema: Readonly<Record<string, unknown>>;
  readonly defaults: Readonly<Record<string, unknown>>;
}

type DocumentFormProps = {
  readonly draft: string;
  readonly description: FormDescription;
  readonly initial: unknown;
  /** The documents that references may name. */
  readonly documents: readonly unknown[];
  /** The document as it is published. */
  readonly published: unknown;
  readonly diagnostics: readonly WrittenDiagnostic[];
  readonly onChange: (document: unknown) => void;
};

// The server diagnoses a document as it is saved.
const validate = async (): Promise<DataFault[]> => [];

/** A document keeps its kind and code in a draft: they are in the page’s head. */
const HIDDEN: UiSchema = { 'ui:widget': 'hidden' };
const IDENTITY: UiSchema = { kind: HIDDEN, code: HIDDEN, $schema: HIDDEN };

/** The schema without a name of its own: the page has it. */
function withoutHead({ title: _title, description: _description, ...schema }: FormDescription['schema']) {
  return schema as RJSFSchema;
}

/** The form of a document, made from its meta-schema; what is wrong is shown beside its fields. */
export function DocumentForm(props: DocumentFormProps) {
  const { draft, description, initial, documents, published, diagnostics, onChange } = props;
  const t = useDeskTexts();
  const { languages } = useEvent();
  const PlaceLink = useMemo(() => placeLinkIn(draft), [draft]);
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps what is typed, so it is opened once
  const opened = useMemo(
    () =>
      openSchemaForm({
        schema: withoutHead(description.schema),
        uiSchema: { ...description.uiSchema, ...IDENTITY },
        defaults: description.defaults as NonNullable<SchemaFormOptions['defaults']>,
        formData: initial,
        formId: FORM_ID,
        locale,
        parts: documentPartsIn(locale),
        formContext: {
          documents,
          published,
          languages,
          Truth: ConditionCount,
          PlaceLink,
        } satisfies DocumentContext,
        validate,
      }),
    [],
  );
  const session = opened.ok ? opened.form.session : undefined;
  useEffect(() => {
    return session?.store.subscribe(() => onChange(session.store.data()));
  }, [session, onChange]);
  const { schema } = description;
  useEffect(() => {
    session?.showExtraErrors(errorsOfDiagnostics(diagnostics, session.store.data(), schema));
  }, [session, diagnostics, schema]);
  if (!opened.ok) return <p className="dk-error">{t('content.edit.unshowable')}</p>;
  return (
    <div className="dk-edit dk-document-form" data-theme="desk">
      <AnySchemaForm form={opened.form} />
    </div>
  );
}

/** A link to a place of a document in a draft. */
const placeLinkIn = (draft: string) =>
  function PlaceLink({ place: { kind, code, pointer }, children }: PlaceLinkProps) {
    return (
      <Link className="dk-link" to={documentPath(useLocale(), { draft, kind, code }, pointer)}>
        {children}
      </Link>
    );
  };
