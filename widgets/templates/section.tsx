import { Children, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { type SectionTemplateProps, useFormEnvironment } from '#engine/form/react/form-environment.ts';
import type { DrawnSection } from '#engine/form/translate/translate-form.ts';

/** Whether anything of a section is shown; only a section all of whose fields may hide listens to the store. */
function useSectionShown(section: DrawnSection): boolean {
  const { form, session } = useFormEnvironment();
  const { store } = session;
  const mayAllHide = section.fields.every((code) => (form.rules.byTarget.get(code)?.show.length ?? 0) > 0);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = mayAllHide ? section.fields.map((code) => store.subscribe(code, listener)) : [];
      return () => {
        for (const end of ends) end();
      };
    },
    [store, section, mayAllHide],
  );
  const isShown = () => !mayAllHide || section.fields.some((code) => store.read(code).visible);
  return useSyncExternalStore(subscribe, isShown, isShown);
}

/** Whether each field of a section has its whole width. */
function useIsStacked(section: DrawnSection): boolean {
  const { form } = useFormEnvironment();
  return section.fields.every((code) => {
    const width = form.fields.get(code)?.field.layout?.width;
    return width !== 'half' && width !== 'third';
  });
}

/** The parts of a long section, so that a browser need not lay out and paint those far from what is seen. */
function LongStack({ children }: { readonly children: ReactNode }) {
  return (
    <div className="fields-long">
      {Children.map(children, (part) => (
        <div className="fields fields-stacked fields-part">{part}</div>
      ))}
    </div>
  );
}

/** A section of a form under its heading; one with nothing to show says nothing. */
export function SectionTemplate({ section, formId, children }: SectionTemplateProps) {
  const shown = useSectionShown(section);
  const headingId = `${formId}-section-${section.code}`;
  const titled = section.title !== '';
  const isStacked = useIsStacked(section);
  return (
    <section className="form-section" aria-labelledby={titled ? headingId : undefined} hidden={!shown}>
      {titled && <h2 id={headingId}>{section.title}</h2>}
      {section.description !== '' && <p className="section-lead">{section.description}</p>}
      {isStacked && Children.count(children) > 1 ? (
        <LongStack>{children}</LongStack>
      ) : (
        <div className={isStacked ? 'fields fields-stacked' : 'fields'}>{children}</div>
      )}
    </section>
  );
}
