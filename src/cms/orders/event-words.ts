import { readKeyedNote } from '../../domain/orders/event-note.ts'
import type { Order, OrderEvent } from '../../domain/orders/order.ts'
import { localeOr } from '../../domain/locale.ts'
import { isStaffMessage, namesOf, staffText } from '../staff-words.ts'
import { partName, reasonName } from './order-sheet-words.ts'

const keyedNote = namesOf('order_note')
/** Authors that are not a person with an address: the shop itself, its shopper, staff whose address is not known. */
const actors: Record<string, 'order_by_shop' | 'order_by_shopper' | 'order_by_staff'> = {
  shop: 'order_by_shop',
  shopper: 'order_by_shopper',
  staff: 'order_by_staff',
}

/** By whom something happened; people are named by their address. */
export const actorName = (language: string, by: string): string => {
  const message = actors[by]
  return message ? staffText(localeOr(language), message) : by
}

/** What else the audit trail says of an event, in the language of its reader; what people wrote stays as it is. */
export function eventNote(
  language: string,
  { kind, note = '' }: Pick<OrderEvent, 'kind' | 'note'>,
  order: Pick<Order, 'store' | 'parts'>,
): string {
  const locale = localeOr(language)
  const mail = `order_mail_${note.replaceAll('-', '_')}`
  if (kind === 'mail') return isStaffMessage(mail) ? staffText(locale, mail) : note
  const read = kind === 'note' || kind === 'refunded' ? readKeyedNote(note) : undefined
  if (read) {
    const { what, reason, rest } = read
    const said = [staffText(locale, keyedNote(what)), reason && reasonName(language, reason), rest]
    return said
      .filter(Boolean)
      .join('; ')
      .replaceAll('; ', locale === 'fr' ? '\u00a0; ' : '; ')
  }
  const part = order.parts?.find(({ id }) => note === id || note.startsWith(`${id}: `) || note.startsWith(`${id}; `))
  return part ? partName(language, part) + spaced(locale, note.slice(part.id.length)) : note
}

const spaced = (locale: string, rest: string): string => (locale === 'fr' ? rest.replace(/^([:;])/, '\u00a0$1') : rest)
