import { useState } from 'react';
import { languages } from '#engine/form/languages/languages.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Panel } from '../../registration/actions/panel.tsx';
import { Field } from '../../shell/field.tsx';
import { type DeskTexts, useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useAddDocument } from '../use-add-document.ts';
import { useSiteDocuments } from '../use-content.ts';
import { codeOfTitle, isPageCode } from './page-code.ts';

/** A button that opens a panel for a new page in the draft. */
export function NewPage({ draft }: { readonly draft: string }) {
  const t = useDeskTexts();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <NewPagePanel draft={draft} onClose={() => setOpen(false)} />;
  return (
    <button type="button" className="dk-button" onClick={() => setOpen(true)}>
      {t('content.new_page.title')}
    </button>
  );
}

type NewPagePanelProps = { readonly draft: string; readonly onClose: () => void };

function NewPagePanel({ draft, onClose }: NewPagePanelProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { languages: spoken } = useEvent();
  const [titles, setTitles] = useState<Readonly<Partial<Record<Locale, string>>>>({});
  const [typed, setTyped] = useState<string>();
  const { data } = useSiteDocuments();
  const { add, isPending, problem } = useAddDocument();
  const [first = locale] = spoken;
  const code = typed ?? codeOfTitle(titles[first] ?? '');
  const isTaken = data?.documents.some((each) => each.kind === 'page' && each.code === code) ?? false;
  const isTitled = spoken.every((each) => titles[each]?.trim());
  return (
    <Panel
      title={t('content.new_page.title')}
      action={t('content.new_page.do')}
      isWorking={isPending}
      closed={closedBy({ isTitled, isTaken, code }, t)}
      problem={problem}
      consequences={[t('content.new_page.says')]}
      onClose={onClose}
      onSubmit={() =>
        add({
          draft,
          kind: 'page',
          code,
          document: { kind: 'page', code, title: titleOf(titles, spoken), blocks: [] },
        })
      }
    >
      {spoken.map((each) => (
        <Field
          key={each}
          {...(each === first && { 'data-first-field': '' })}
          label={t('content.new_page.name', { language: languages[each].name })}
          lang={each}
          value={titles[each] ?? ''}
          maxLength={200}
          onChange={({ target }) => setTitles({ ...titles, [each]: target.value })}
        />
      ))}
      <div>
        <Field
          label={t('content.new_page.code')}
          value={code}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="dk-soft dk-small">{t('content.new_page.code_hint', { code })}</p>
      </div>
    </Panel>
  );
}

/** A title in each language, or the one text of an event in one language. */
function titleOf(titles: Readonly<Partial<Record<Locale, string>>>, spoken: readonly Locale[]) {
  const texts = spoken.map((each) => [each, titles[each]?.trim() ?? ''] as const);
  return texts.length === 1 ? texts[0]?.[1] : Object.fromEntries(texts);
}

/** Why the page cannot be created yet. */
function closedBy(
  { isTitled, isTaken, code }: { isTitled: boolean; isTaken: boolean; code: string },
  t: DeskTexts,
): string | undefined {
  if (!isTitled) return t('content.new_page.title_needed');
  if (!isPageCode(code)) return t('content.new_page.code_needed');
  return isTaken ? t('content.new_page.taken') : undefined;
}
