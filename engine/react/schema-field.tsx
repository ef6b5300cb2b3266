import type { FieldProps } from '@rjsf/utils';
import { memo } from 'react';
import { FieldSlot } from './field-slot.tsx';
import { useFormEnvironment } from './form-environment.ts';

// React walks every sibling of a component that renders; groups of this size keep a keystroke's walk short.
const CHUNK = 24;

/** A stretch of fields: no element of its own, only a boundary for React. */
const FieldChunk = memo(function FieldChunk({ codes }: { codes: readonly string[] }) {
  return codes.map((code) => <FieldSlot key={code} path={code} />);
});

function chunksOf(codes: readonly string[]): readonly (readonly string[])[] {
  const chunks: (readonly string[])[] = [];
  for (let at = 0; at < codes.length; at += CHUNK) chunks.push(codes.slice(at, at + CHUNK));
  return chunks;
}

/**
 * Replaces rjsf's SchemaField: the root draws the sections and their slots without ever seeing data,
 * which rjsf's own would walk on every change (design §4.1).
 */
export function SchemaField(_props: FieldProps) {
  const { form, templates, formId } = useFormEnvironment();
  const Section = templates.Section;
  return form.sections.map((section) => (
    <Section key={section.code} section={section} formId={formId}>
      {chunksOf(section.fields).map((codes) => (
        <FieldChunk key={codes[0]} codes={codes} />
      ))}
    </Section>
  ));
}
