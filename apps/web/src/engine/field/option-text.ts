/** Words of fixed codes. */
import type { NamedField } from '@kencana/contract/field/field';
import type { MessageKey } from '@kencana/messages/key';
import type { Translate } from '../../platform/i18n.ts';

/** The text of an option's code. */
export function optionText(t: Translate, field: Pick<NamedField, 'name'>, code: string): string {
  return t(`opsi.${field.name}.${code}` as MessageKey);
}
