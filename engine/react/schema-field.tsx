import type { FieldProps } from '@rjsf/utils';
import { memo } from 'react';
import { FieldSlot } from './field-slot.tsx';
import { useFormEnvironment } from './form-environment.ts';

// On its way to a component that renders, React walks every sibling of it and of its parents: a tree with few
// branches at each fork keeps a keystroke's walk short, whatever the form's size.
const BRANCHES = 8;

/** A stretch of fields: no element of its own, only a fork for React. */
const FieldStretch = memo(function FieldStretch({ codes }: { codes: readonly string[] }) {
  if (codes.length <= BRANCHES) return codes.map((code) => <FieldSlot key={code} path={code} />);
  const size = BRANCHES ** Math.ceil(Math.log(codes.length) / Math.log(BRANCHES) - 1);
  const parts: (readonly string[])[] = [];
  for (let at = 0; at < codes.length; at += size) parts.push(codes.slice(at, at + size));
  return parts.map((part) => <FieldStretch key={part[0]} codes={part} />);
});

/**
 * Replaces rjsf's SchemaField: the root draws the sections and their slots without ever seeing data,
 * which rjsf's own would walk on every change (design §4.1).
 */
export function SchemaField(_props: FieldProps) {
  const { form, templates, formId } = useFormEnvironment();
  const Section = templates.Section;
  return form.sections.map((section) => (
    <Section key={section.code} section={section} formId={formId}>
      <FieldStretch codes={section.fields} />
    </Section>
  ));
}
