import {
  isNoteOfPart,
  PHONE_ORDER_NOTE,
  readKeyedNote,
  separateLabel,
  separateUnits,
} from '../../domain/orders/event-note.ts'
import { readGiftLetter, recipientOfGiftLetter } from '../../domain/orders/gift-letter.ts'
import type { Order, OrderEvent } from '../../domain/orders/order.ts'
import { partsEver, type OrderPart } from '../../domain/orders/order-parts.ts'
import type { Fulfilment } from '../../domain/orders/order-state.ts'
import { withCarrierName } from '../../domain/orders/tracking-url.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { isStaffMessage, namesOf, staffText } from '../staff-words.ts'
import { partName, reasonName } from './order-sheet-words.ts'

const keyedNote = namesOf('order_note')
/**
 * Authors that are not a person with an address: the shop itself, its shopper, the test gateway, staff whose address is
 * not known.
 */
const actors: Record<string, `order_by_${'shop' | 'shopper' | 'staff' | 'test'}`> = {
  shop: 'order_by_shop',
  shopper: 'order_by_shopper',
  test: 'order_by_test',
  staff: 'order_by_staff',
}

/** By whom something happened; people are named by their address. */
export const actorName = (language: string, by: string): string => {
  const message = actors[by]
  return message ? staffText(localeOr(language), message) : by
}

type Parts = Pick<Order, 'parts' | 'formerParts'>

/** The part of an order that a step was done with. */
const partOf = (note: string, order: Parts): OrderPart | undefined =>
  partsEver(order).find(({ id }) => isNoteOfPart(note, id))

/** How what an event speaks of reached the shopper. */
export function wayOf({ note = '' }: Pick<OrderEvent, 'note'>, order: Pick<Order, 'fulfilment'> & Parts): Fulfilment {
  return partOf(note, order)?.fulfilment ?? order.fulfilment
}

/** Which of several parcels an event is of, counted from 1; undefined where it is of all of them. */
export function parcelOf({ kind, at }: Pick<OrderEvent, 'kind' | 'at'>, { parcels }: Pick<Order, 'parcels'>) {
  const moved = parcels.flatMap(({ left, arrived }, index) =>
    (kind === 'shipped' && left === at) || (kind === 'delivered' && arrived === at) ? [index + 1] : [],
  )
  return parcels.length > 1 && moved.length === 1 ? moved[0] : undefined
}

/** What else the audit trail says of an event, in the language of its reader; what people wrote stays as it is. */
export function eventNote(
  language: string,
  { kind, note = '' }: Pick<OrderEvent, 'kind' | 'note'>,
  order: Parts,
): string {
  const locale = localeOr(language)
  if (kind === 'mail') return letterName(locale, note)
  if (note === PHONE_ORDER_NOTE) return staffText(locale, 'order_note_phone_order')
  const separator = locale === 'fr' ? '\u00a0; ' : '; '
  const read = kind === 'note' || kind === 'refunded' ? readKeyedNote(note) : undefined
  if (read) {
    const { what, reason } = read
    const rest = what === 'letter-resent' ? letterName(locale, read.rest) : read.rest
    const said = [staffText(locale, keyedNote(what)), reason && reasonName(language, reason)]
    return [...said, separateUnits(rest, separator)].filter(Boolean).join(separator)
  }
  const part = partOf(note, order)
  const said = part ? note.slice(part.id.length) : note
  const rest = separateUnits(kind === 'shipped' ? separateLabel(said, separator) : said, separator)
  const words = kind === 'shipped' ? withCarrierName(rest, locale) : rest
  return part ? partName(language, part) + spaced(locale, words) : words
}

/** A letter of the order by its kind; a kind that is none any more stays as it is. */
function letterName(locale: Locale, note: string): string {
  const kind = readGiftLetter(note) ? 'gift-card' : note
  const message = `order_mail_${kind.replaceAll('-', '_')}`
  return isStaffMessage(message) ? staffText(locale, message) : kind
}

/** Whom the letter of a gift card is for that an event is about: it was sent, or is to be sent again. */
export function giftLetterTo(
  { kind, note = '' }: Pick<OrderEvent, 'kind' | 'note'>,
  order: Pick<Order, 'lines' | 'contact'>,
): string | undefined {
  const read = kind === 'note' ? readKeyedNote(note) : undefined
  return recipientOfGiftLetter(order, read?.what === 'letter-resent' ? read.rest : kind === 'mail' ? note : undefined)
}

const spaced = (locale: string, rest: string): string => (locale === 'fr' ? rest.replace(/^([:;])/, '\u00a0$1') : rest)
