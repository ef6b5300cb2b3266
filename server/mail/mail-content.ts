import type { Placeholders } from '#engine/form/languages/messages.ts';
import type { MailTemplates } from '#server/languages/words.ts';

type Sentences<Template extends keyof MailTemplates> =
  | MailTemplates[Template]['subject']
  | MailTemplates[Template]['paragraphs'][number];

/**
 * A mail's template with a value for each of its placeholders: plain text, escaped in HTML. A paragraph that is empty
 * once it is filled in is left out. Further values are ignored: templates that differ in little are filled in alike.
 */
export type MailContent = {
  [Template in keyof MailTemplates]: {
    template: Template;
    values: Readonly<Record<Placeholders<Sentences<Template>>, string>> & Readonly<Record<string, string>>;
  };
}[keyof MailTemplates];
