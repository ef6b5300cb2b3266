import { Link, useSearchParams } from 'react-router';
import type { BlockKind } from '#engine/event/documents/page/blocks/registry.ts';
import { type FieldType, fieldTypeNames } from '#engine/form/field-types/registry.ts';
import { PageHead } from '#src/layout/page-head.tsx';
import { BlockSample } from './block-sample.tsx';
import { BLOCK_STATES, type BlockState } from './block-states.ts';
import { FieldSample } from './field-sample.tsx';
import { fieldStates } from './field-states.ts';
import { BLOCK_KINDS, shownBy } from './shown.ts';
import './gallery.css';

/** Every field type and block in every state, side by side, made from the cases that test them (development only). */
export function Component() {
  const [search] = useSearchParams();
  const of = search.get('of');
  const { fields, blocks } = shownBy(of);
  return (
    <div className="wrap gallery">
      <PageHead title="Gallery" />
      {/* The tool's own words are for developers and stand in English; the samples speak the page's language. */}
      <nav className="gallery-list" aria-label="Gallery" lang="en">
        <h1>Gallery</h1>
        <p>
          <Link to="schema">Paste a schema</Link>, <Link to="document">open a document in its own form</Link>
        </p>
        <GalleryLinks title="Fields" all="fields" names={fieldTypeNames()} of={of ?? fieldTypeNames()[0]} />
        <GalleryLinks title="Blocks" all="blocks" names={BLOCK_KINDS} of={of} />
      </nav>
      <div className="gallery-samples">
        {fields.map((type) => (
          <FieldStates key={type} type={type} />
        ))}
        {blocks.map((kind) => (
          <BlockStates
            key={kind}
            kind={kind}
            states={blocks.length > 1 ? BLOCK_STATES.slice(0, 1) : BLOCK_STATES}
          />
        ))}
      </div>
    </div>
  );
}

interface GalleryLinksProps {
  readonly title: string;
  readonly all: string;
  readonly names: readonly string[];
  readonly of: string | null | undefined;
}

function GalleryLinks({ title, all, names, of }: GalleryLinksProps) {
  return (
    <details open={names.length > 0}>
      <summary>{title}</summary>
      <ul>
        {[all, ...names].map((name) => (
          <li key={name}>
            <Link to={{ search: `?of=${name}` }} aria-current={name === of ? 'page' : undefined}>
              {name === all ? 'All of them' : name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function FieldStates({ type }: { readonly type: FieldType }) {
  return (
    <section aria-labelledby={`gallery-${type}`}>
      <h2 id={`gallery-${type}`} lang="en">
        {type}
      </h2>
      <div className="gallery-states">
        {fieldStates(type).map((state, index) => (
          <figure key={state.name} className="gallery-state">
            <figcaption lang="en">{state.name}</figcaption>
            <FieldSample state={state} formId={`gallery-${type}-${index}`} />
          </figure>
        ))}
      </div>
    </section>
  );
}

interface BlockStatesProps {
  readonly kind: BlockKind;
  readonly states: readonly BlockState[];
}

function BlockStates({ kind, states }: BlockStatesProps) {
  return (
    <section aria-labelledby={`gallery-${kind}`}>
      <h2 id={`gallery-${kind}`} lang="en">
        {kind}
      </h2>
      {states.map((state) => (
        <figure key={state.name} className="gallery-block">
          <figcaption lang="en">{state.name}</figcaption>
          <BlockSample kind={kind} state={state} />
        </figure>
      ))}
    </section>
  );
}
