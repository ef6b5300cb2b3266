import { formatMessage } from '#engine/form/languages/format-message.ts';

/** A piece of a mail's paragraph: text, which may have several lines, or a link. */
export type MailPart = { readonly text: string } | { readonly label: string; readonly address: string };

type Values = Readonly<Record<string, string>>;

/** `[View the details]({link})` */
const LINK = /\[([^\]\n]+)\]\(\{(\w+)\}\)/;
/** A line of an event's own words, or of a value, that ends with its address: `View the details: {link}`. */
const ENDS_WITH_PLACEHOLDER = /^([^\n{]{2,60}?)[\s\u00a0]?: \{(link|decline|members)\}$/gm;
const ENDS_WITH_ADDRESS = /^(.{2,120}?)[\s\u00a0]?: (https?:\/\/[^\s<>"]+)$/;
/** Values that are our own sentences. In text that people typed, a label must not hide where a link leads. */
const COMPOSED = /^\{(?:booked|confirm|pay)\}$/;

/**
 * Fills in a paragraph of a template. Links are read before the values are filled in, so that no value, such as a typed
 * name, can become one.
 */
export function mailParts(paragraph: string, values: Values, locale: string): MailPart[] {
  if (COMPOSED.test(paragraph)) {
    return inParts(formatMessage(paragraph, values, locale).trim().split('\n').map(lineOfOurs));
  }
  const parts = paragraph.replace(ENDS_WITH_PLACEHOLDER, '[$1]({$2})').split(LINK);
  return inParts(
    parts.flatMap((text, at): MailPart[] => {
      if (at % 3 === 0) return [{ text: formatMessage(text, values, locale) }];
      if (at % 3 === 2) return [];
      return [{ label: formatMessage(text, values, locale), address: values[parts[at + 1] ?? ''] ?? '' }];
    }),
  );
}

function lineOfOurs(line: string, at: number): MailPart {
  const [, label, address] = ENDS_WITH_ADDRESS.exec(line) ?? [];
  return label && address ? { label, address } : { text: at === 0 ? line : `\n${line}` };
}

const inParts = (parts: readonly MailPart[]) =>
  parts.filter((part) => 'label' in part || part.text.trim() !== '');
