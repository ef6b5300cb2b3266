import { type ComponentType, use } from 'react';
import type { BlockKind, PageBlock } from '#engine/event/documents/page/blocks/registry.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Note } from '#src/ui/note.tsx';
import type { BlockProps } from './block-props.ts';
import { blockComponents } from './blocks/registry.ts';
import { hasPageTexts, pageTexts } from './page-texts.ts';
import { useEditable } from './use-editable.ts';

interface LazyBlockProps {
  readonly block: PageBlock;
  readonly sunken: boolean;
}

/** Renders a block once the page texts are loaded. */
export function LazyBlock(props: LazyBlockProps) {
  const locale = useLocale();
  // Texts that are there already are not waited for, so that nothing flickers.
  return hasPageTexts(locale) ? <DrawnBlock {...props} /> : <BlockAwaitingTexts {...props} locale={locale} />;
}

function BlockAwaitingTexts({ locale, ...props }: LazyBlockProps & { readonly locale: Locale }) {
  use(pageTexts(locale));
  return <DrawnBlock {...props} />;
}

/** Renders a block by its kind; unknown kinds are skipped, and named to an editor. */
function DrawnBlock({ block, sunken }: LazyBlockProps) {
  if (!isKnown(block.block)) return <UnknownBlock kind={String(block.block)} />;
  // Each kind's component takes only its own blocks, which the compiler cannot infer from a key.
  const Drawn = blockComponents[block.block] as ComponentType<BlockProps<BlockKind>>;
  return <Drawn block={block} sunken={sunken} />;
}

function isKnown(kind: string): kind is BlockKind {
  return Object.hasOwn(blockComponents, kind);
}

function UnknownBlock({ kind }: { kind: string }) {
  const { t } = useTranslation('pages');
  const editable = useEditable();
  if (!editable) return null;
  return (
    <div className="wrap page-note">
      <Note tone="warning" title={t('unknown_title')}>
        {t('unknown_text', { kind })}
      </Note>
    </div>
  );
}
