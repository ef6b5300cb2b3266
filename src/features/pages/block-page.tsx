import type { ReactNode } from 'react';
import type { PageDocument } from '#engine/event/documents/page/schema.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Block } from './block.tsx';
import { usePageChanges } from './page-changes.ts';

export type BlockPageProps = {
  readonly document: PageDocument;
  /** Shown above the first block of a page without a hero; without it, the title is for screen readers only. */
  readonly top?: ReactNode;
};

/** Renders a page document's blocks, and follows what the organizer publishes. */
export function BlockPage({ document, top }: BlockPageProps) {
  const { t } = useTranslation('home');
  const event = useEvent();
  const text = useText();
  usePageChanges();
  const hasTitle = document.blocks.some((block) => block.block === 'hero');
  return (
    <>
      <PageHead title={text(document.title)} description={text(document.description)} />
      {!hasTitle && (top ?? <h1 className="sr">{text(document.title) || text(event.name)}</h1>)}
      <Ground inner={!hasTitle && top !== undefined}>
        {document.blocks.map((block, index) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and a new document is a new page
            key={`${index} ${block.block}`}
            block={block}
            sunken={hasTitle && isSunken(document, index)}
          />
        ))}
      </Ground>
      {document.blocks.length === 0 && <EmptyState heading={t('empty_title')}>{t('empty_text')}</EmptyState>}
    </>
  );
}

/** An inner page has one ground, on which its theme parts the sections. */
function Ground({ inner, children }: { readonly inner: boolean; readonly children: ReactNode }) {
  return inner ? <div className="page-sections">{children}</div> : children;
}

/** Kinds with a background of their own, which do not alternate. */
const OWN_GROUND: ReadonlySet<string> = new Set(['hero', 'notify_me', 'call_to_action']);

/** Sections alternate between a plain and a sunken background, starting with plain after the hero. */
function isSunken(document: PageDocument, index: number): boolean {
  const sections = document.blocks.slice(0, index).filter((block) => !OWN_GROUND.has(block.block));
  return sections.length % 2 === 1;
}
