import type { Address } from '../address/address.ts'
import type { Correction } from './correction-record.ts'
import type { OrderEvent } from './order.ts'
import type { OrderLine } from './order-line.ts'
import type { LineUnits, Parcel } from './parcel-record.ts'
import { returnReasons, type ReturnReason, type ReturnRequest } from './return-reason.ts'

/** What the audit trail says of a return request: a key, so that each member of the staff reads their own language. */
export const returnNotes = ['return-asked', 'return-withdrawn', 'return-refused', 'return-refused-in-part'] as const
export type ReturnNote = (typeof returnNotes)[number]

/** The most characters of a note of staff. */
export const LONGEST_NOTE = 500

/** That staff took the order by phone; the report of sales counts by it. */
export const PHONE_ORDER_NOTE = 'Phone order · Commande par téléphone'

/** Units of lines by their SKUs. */
export const unitsNote = (lines: readonly Pick<OrderLine, 'sku'>[], units: readonly LineUnits[]): string =>
  units.map(({ line, quantity }) => `${quantity} × ${lines[line]?.sku}`).join(', ')

/** Of a step of staff: the part it concerns and their words, the parcel that leaves, and the units it is about. */
export function stepNote(
  lines: readonly Pick<OrderLine, 'sku'>[],
  { part, note }: { part?: string | undefined; note?: string | undefined },
  parcel: Pick<Parcel, 'carrier' | 'code'> | undefined,
  units: readonly LineUnits[] = [],
): string | undefined {
  const label = parcel && `${parcel.carrier} ${parcel.code}`
  const said = [[part, note].filter(Boolean).join(': '), label, unitsNote(lines, units)]
  return said.filter(Boolean).join('; ') || undefined
}

/** Whether the note of a step is of that part of the order: it begins with it. */
export const isNoteOfPart = (note: string, id: string): boolean =>
  note === id || note.startsWith(`${id}: `) || note.startsWith(`${id}; `)

const UNITS = String.raw`\d+ × [^\s,;]+(?:, \d+ × [^\s,;]+)*`
const besideUnits = new RegExp(`(?<=^${UNITS}); |; (?=${UNITS}$)`, 'g')

/** A stored note with another separator beside the units it lists; what people typed in it stays as it is. */
export const separateUnits = (note: string, separator: string): string => note.replaceAll(besideUnits, separator)

const beforeLabel = new RegExp(`; (?!${UNITS}$)(?=[^;]*(?:; ${UNITS})?$)`, 'g')

/** The same of the note of a parcel that left, which always names its label after what staff typed. */
export const separateLabel = (note: string, separator: string): string => note.replaceAll(beforeLabel, separator)

const unitsAtEnd = new RegExp(`(?:^|; )(${UNITS})$`)

/** The units that a step's note lists, by their SKUs; none where it lists none. */
export const notedUnits = (note = ''): { sku: string; quantity: number }[] =>
  (unitsAtEnd.exec(note)?.[1] ?? '')
    .split(', ')
    .filter(Boolean)
    .map((units) => {
      const [quantity, sku = ''] = units.split(' × ')
      return { sku, quantity: Number(quantity) }
    })

/** As it is stored: the key, of a request its reason, and what else was said. */
export const noteOfReturn = (what: ReturnNote, ...said: (string | undefined)[]): string =>
  [what, ...said].filter(Boolean).join('; ')

/** That an address was corrected: the place before and after, and of the lines above it those that changed. */
const addressNote = 'address-corrected'
export const noteOfAddress = (before: Address, after: Address): string => {
  const changed = (['name', 'line1', 'line2'] as const).filter((line) => (before[line] ?? '') !== (after[line] ?? ''))
  const text = (address: Address) =>
    [...changed.map((line) => address[line]), `${address.city} ${address.postalCode}`].filter(Boolean).join(', ')
  return [addressNote, `${text(before)} → ${text(after)}`].join('; ')
}

/** That units of a line were swapped for another variant: so many, and both SKUs. */
const swapNote = 'items-swapped'
export const noteOfSwap = (quantity: number, before: string, after: string): string =>
  [swapNote, `${quantity} × ${before} → ${after}`].join('; ')

/** That money went back for the delivery alone, and what staff wrote beside it. */
const deliveryNote = 'delivery-refunded'
export const noteOfDelivery = (words?: string): string => [deliveryNote, words].filter(Boolean).join('; ')
export const isDeliveryRefund = ({ kind, note = '' }: Pick<OrderEvent, 'kind' | 'note'>): boolean =>
  kind === 'refunded' && readKeyedNote(note)?.what === deliveryNote

/** What became of a correction that costs more, beside what it changes. */
export const correctionNotes = [
  'correction-asked',
  'correction-withdrawn',
  // It was not paid in time.
  'correction-ended',
  // Another change of the order left no room for it.
  'correction-overtaken',
] as const
export type CorrectionNote = (typeof correctionNotes)[number]
/** Notes that may say where somebody lives: without the person the key stays. */
export const notesOfPeople = [addressNote, ...correctionNotes] as const

/** `of`: the note of the correction itself, which says what it changes. */
export const noteOfCorrection = (what: CorrectionNote, of: string): string => [what, readKeyedNote(of)?.rest].join('; ')

/** That staff send a letter of the order again: which. */
const resentNote = 'letter-resent'
export const noteOfResent = (mail: string): string => [resentNote, mail].join('; ')

/** That the label of a return by mail was sent, and its tracking number where staff wrote it. */
const labelNote = 'return-label-sent'
export const noteOfLabel = (code?: string): string => [labelNote, code].filter(Boolean).join('; ')

/** When the label for the return that is asked for was sent, and its tracking number. */
export function labelSent(
  events: readonly Pick<OrderEvent, 'kind' | 'note' | 'at'>[],
  asked: Pick<ReturnRequest, 'at'>,
): { at: string; code: string } | undefined {
  return events
    .flatMap(({ kind, note = '', at }) => {
      const read = kind === 'note' && at >= asked.at ? readKeyedNote(note) : undefined
      return read?.what === labelNote ? [{ at, code: read.rest }] : []
    })
    .at(-1)
}

const otherNotes = [addressNote, swapNote, deliveryNote, resentNote, labelNote] as const
type KeyedNote = ReturnNote | CorrectionNote | (typeof otherNotes)[number]

/** A stored note that begins with a key; undefined for what somebody wrote. */
export function readKeyedNote(note: string): { what: KeyedNote; reason?: ReturnReason; rest: string } | undefined {
  const [first, second, ...others] = note.split('; ')
  const what = [...returnNotes, ...correctionNotes, ...otherNotes].find((one): one is KeyedNote => one === first)
  const reason = what === 'return-asked' ? returnReasons.find((one) => one === second) : undefined
  const rest = reason || second === undefined ? others : [second, ...others]
  return what && { what, ...(reason && { reason }), rest: rest.join('; ') }
}

/**
 * The request for a return that staff refused, or took only in part, with their words, unless another was made or
 * something came back since.
 */
export function refusedReturn(
  events: readonly Pick<OrderEvent, 'kind' | 'note' | 'at'>[],
): { at: string; why: string; isPart?: true } | undefined {
  const last = events
    .flatMap(({ kind, note = '', at }) => {
      const read = kind === 'note' ? readKeyedNote(note) : undefined
      return kind === 'returned' || returnNotes.some((one) => one === read?.what) ? [{ at, read }] : []
    })
    .at(-1)
  if (last?.read?.what === 'return-refused') return { at: last.at, why: last.read.rest }
  // Before the words stand the units that were not taken back.
  return last?.read?.what === 'return-refused-in-part'
    ? { at: last.at, why: last.read.rest.split('; ').slice(1).join('; '), isPart: true }
    : undefined
}

const corrections: Partial<Record<string, Correction['kind']>> = { [addressNote]: 'address', [swapNote]: 'swap' }

/**
 * The correction for whose difference a payment is; undefined for the payment of the order itself, without which
 * nothing of it is corrected.
 */
export function correctionPaid(
  events: readonly Pick<OrderEvent, 'kind' | 'note'>[],
  payment: number,
): Correction['kind'] | undefined {
  if (events[payment]?.kind !== 'paid') return undefined
  return events
    .slice(0, payment)
    .flatMap(({ kind, note = '' }) => (kind === 'note' && corrections[readKeyedNote(note)?.what ?? '']) || [])
    .at(-1)
}
