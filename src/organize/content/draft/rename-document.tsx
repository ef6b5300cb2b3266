import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import type { DraftDocument } from '#engine/contract/site-drafts.ts';
import { usesOfDocument } from '#engine/event/references/find-uses.ts';
import { Panel } from '../../registration/actions/panel.tsx';
import { useAction } from '../../registration/actions/use-action.ts';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { localEdit } from '../editor/local-edit.ts';
import { useEventDocuments } from '../use-content.ts';
import { withDrafted } from '../with-drafted.ts';
import { isPageCode } from './page-code.ts';

/** Kinds whose code can be changed. */
export const RENAMED: readonly string[] = ['page', 'form', 'floor_plan'];

type RenameDocumentProps = {
  readonly draft: string;
  readonly document: DraftDocument;
  /** The documents of the draft. */
  readonly drafted: readonly DraftDocument[];
  readonly onClose: () => void;
};

/** Gives a document another code, with everything that refers to it. */
export function RenameDocument({ draft, document, drafted, onClose }: RenameDocumentProps) {
  const t = useDeskTexts();
  const notify = useNotify();
  const { kind, code } = document;
  const [to, setTo] = useState(code);
  const { data } = useEventDocuments();
  const { send, isPending, wrong, problem } = useAction(
    api.siteDrafts.renameSiteDraftDocument,
    ({ edited }) => {
      localEdit({ draft, kind, code }).clear();
      notify(t('content.code_panel.done', { code: to, count: edited.length }));
      onClose();
    },
  );
  const uses = usesOfDocument(withDrafted(data?.documents ?? [], drafted), { kind, code });
  const users = new Set(uses.map((use) => `${use.kind}/${use.code}`));
  return (
    <Panel
      title={t('content.code_panel.title', { code })}
      action={t('content.code_panel.do')}
      isWorking={isPending}
      closed={closedBy(to, code)}
      problem={problem('to')}
      consequences={[
        t('content.code_panel.says'),
        t('content.code_panel.uses', { count: users.size }),
        ...(kind === 'page' && document.version > 0 ? [t('content.code_panel.address')] : []),
      ]}
      onClose={onClose}
      onSubmit={() => send({ draft, kind, code, to })}
    >
      <Field
        data-first-field
        label={t('content.code_panel.code')}
        value={to}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        error={wrong('to')}
        onChange={({ target }) => setTo(target.value)}
      />
    </Panel>
  );

  function closedBy(next: string, was: string): string | undefined {
    if (next === was) return t('content.code_panel.same');
    return isPageCode(next) ? undefined : t('content.new_page.code_needed');
  }
}
