import { Option } from '../../form/field/option.ts';
import { Text } from '../../form/languages/text.ts';
import { Fee } from '../documents/fees/schema.ts';
import { Answer, MailWords } from '../documents/flow/decision.ts';
import { OwnFee } from '../documents/flow/own-fee.ts';
import { blockSchemas } from '../documents/page/blocks/registry.ts';
import { Action } from '../properties/block.ts';
import { PartnerGroup } from '../properties/partner.ts';

const blocks = Object.entries(blockSchemas).map(
  ([kind, { properties }]) => [properties, `block:${kind}`] as const,
);

/**
 * What several documents hold, by its properties: those are the same object wherever it stands, optional or in a list.
 * It is said once, under this name.
 */
const definitions: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  ...blocks,
  [Action.properties, 'action'],
  [Answer.properties, 'answer'],
  [MailWords.properties, 'mail_words'],
  [Fee.properties, 'fee'],
  [OwnFee.properties, 'fee'],
  [Option.properties, 'option'],
  [PartnerGroup.properties, 'partner_group'],
  [Text.anyOf[1].properties, 'text'],
]);

/** The name of what a schema's properties are shared by; undefined for what stands in one place alone. */
export function definitionWith(properties: unknown): string | undefined {
  return definitions.get(properties);
}
