import { shopName } from '../../domain/shop-name.ts'
import { audienceName } from '../../domain/catalog/audience.ts'
import { phoneText } from '../../domain/address/phone-text.ts'
import PDFDocument from 'pdfkit'
import { addressLines } from '../../domain/address/address-lines.ts'
import { recipientOf } from '../../domain/checkout/pickup-name.ts'
import { languageTag, localeOr, type Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import { unitsToPay, type OrderLine } from '../../domain/orders/order-line.ts'
import { unpacked } from '../../domain/orders/parcel.ts'
import { lineUnits, linesOf, type LineUnits } from '../../domain/orders/parcel-record.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { isShipped, type DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import { m } from '../../paraglide/messages.js'
import { groupWords } from './group-words.ts'

/**
 * What is in a parcel, in the shopper's language: Letter pages without prices, as the parcel may be a gift. Each
 * parcel has a slip on pages of its own, and so has what is not packed yet and what waits at a store; `nth` is one
 * parcel alone, by its place.
 */
export const packingSlip = (order: Order, nth?: number): Promise<Buffer> => packingSlips([order], nth)

/** Those of several orders as one document, each on pages of its own and in the language of its shopper. */
export function packingSlips(orders: readonly Order[], nth?: number): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'LETTER',
    margin: 54,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: orders.map(titleOf).join(', '), Author: shopName() },
    lang: languageTag[localeOr(orders[0]?.locale)],
  })
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  for (const order of orders) {
    const first = page.bufferedPageRange().count
    for (const one of slipsOf(order)) if (nth === undefined || one.nth === nth) slip(page, order, one)
    if (page.bufferedPageRange().count === first && order.fulfilment !== 'email') page.addPage()
    foot(page, order, first)
  }
  // A document has a page at least.
  if (page.bufferedPageRange().count === 0) page.addPage()
  page.end()
  return done
}

const titleOf = ({ number, locale }: Order): string => m.order_number_label({ number }, { locale })

/** `nth`: the place of the parcel, where it is one; `of`: how many there are so far, if several. */
type Slip = {
  lines: OrderLine[]
  store?: Order['store']
  nth?: number
  of?: number
  /** What was promised of what is not packed yet. */ group?: DeliveryGroup
}

function slipsOf(order: Order): Slip[] {
  const { lines, parts, parcels } = order
  const rest = restByGroup(order)
  const of = parcels.length + rest.length
  const linesHere = (isHere: (line: OrderLine) => boolean) =>
    linesOf(
      lines,
      lineUnits(lines, (line) => (isHere(line) ? unitsToPay(line) : 0)),
    )
  const sent = [...parcels.map((parcel) => ({ units: parcel.lines }) as Rest), ...rest].map(
    ({ units, group }, nth) => ({
      lines: linesOf(lines, units),
      nth,
      ...(of > 1 && { of }),
      ...(group && { group }),
    }),
  )
  if (order.fulfilment === 'email') return []
  if (!parts)
    return order.fulfilment === 'ship'
      ? sent
      : [{ lines: linesHere(({ shippingClass }) => shippingClass !== 'none'), store: order.store }]
  return [
    ...sent,
    ...parts.flatMap(({ id, store }) => {
      return store ? [{ lines: linesHere(({ part }) => part === id), store }] : []
    }),
  ]
}

type Rest = { units: LineUnits[]; group?: DeliveryGroup }

/** What is not packed yet, in the groups it travels in: a preorder is not looked for among what leaves today. */
function restByGroup(order: Order): Rest[] {
  const rest = unpacked(order)
  const groups = order.groups.filter(isShipped)
  const unitsIn = (group: DeliveryGroup) => rest.filter(({ line }) => group.skus.includes(order.lines[line]?.sku ?? ''))
  const known = groups.map((group) => ({ group, units: unitsIn(group) })).filter(({ units }) => units.length > 0)
  const others = rest.filter(({ line }) => !groups.some(({ skus }) => skus.includes(order.lines[line]?.sku ?? '')))
  return [...known, ...(others.length > 0 ? [{ units: others }] : [])]
}

/** One slip: for a store, or else for the address. */
function slip(page: PDFKit.PDFDocument, order: Order, { lines, store, nth = 0, of, group }: Slip): void {
  const { locale, number, placedAt, giftMessage } = order
  const say = { locale }
  page.addPage()
  page.font('Helvetica-Bold').fontSize(22).text(shopName()).moveDown(0.2)
  page
    .font('Helvetica')
    .fontSize(11)
    .text(
      `${m.packing_slip({}, say)} · ${m.order_number_label({ number }, say)} · ${shopDate(placedAt, locale)}${of ? ` · ${m.order_parcel_of({ nth: nth + 1, count: of }, say)}` : ''}`,
    )
    .moveDown(1.2)
  const [heading = '', ...rest] = destination(order, store)
  page.font('Helvetica-Bold').text(plain(heading))
  page.font('Helvetica')
  for (const line of rest) page.text(plain(line))
  page.moveDown(1.2)
  if (group) {
    const { name, method, dates } = groupWords(group, order)
    page.font('Helvetica-Bold').text(plain([name, method].filter(Boolean).join(' · ')))
    page.font('Helvetica')
    if (dates) page.text(plain(dates))
    page.moveDown(1.2)
  }
  if (giftMessage) {
    page.font('Helvetica-Bold').text(m.packing_slip_gift({}, say))
    page.font('Helvetica').text(plain(giftMessage)).moveDown(1.2)
  }
  for (const line of lines) item(page, line, locale)
}

/** Where it goes and whose it is. */
export const destination = ({ locale, address, pickupName, contact }: Order, store: Order['store']): string[] =>
  (store
    ? [
        m.order_mail_at({}, { locale }),
        store.name,
        recipientOf({ pickupName, address }),
        contact.email,
        phoneText(contact.phone, locale),
      ]
    : address
      ? [m.order_mail_to({}, { locale }), ...addressLines(address, locale), phoneText(contact.phone, locale)]
      : [contact.email]
  ).flatMap((line) => line || [])

function item(
  page: PDFKit.PDFDocument,
  { title, gender, colour, size, sku, quantity, brand, taxClass }: OrderLine,
  locale: Locale,
): void {
  const { margins, width } = page.page
  const [left, right] = [margins.left, width - margins.right]
  const [name, details] = [
    plain(title[locale]),
    plain(
      [
        brand,
        audienceName(gender, locale),
        colour?.[locale],
        size?.[locale],
        taxClass === 'gift-card' ? m.order_mail_quantity({ quantity: String(quantity) }, { locale }) : undefined,
      ]
        .filter(Boolean)
        .join(', '),
    ),
  ]
  const column = { width: right - left - 180 }
  // A line is not torn between two pages.
  const high =
    page.font('Helvetica-Bold').fontSize(11).heightOfString(name, column) +
    page.font('Helvetica').fontSize(10).heightOfString(details, column)
  if (page.y + high + 12 > page.page.height - margins.bottom) page.addPage()
  const top = page.y
  page
    .moveTo(left, top - 4)
    .lineTo(right, top - 4)
    .lineWidth(0.5)
    .strokeColor('#9aa39c')
    .stroke()
  page
    .font('Helvetica-Bold')
    .fontSize(16)
    .text(`${quantity} ×`, left, top + 3, { width: 48 })
  page.fontSize(11).text(name, left + 56, top + 3, column)
  page.font('Helvetica').fontSize(10).text(details, column)
  const bottom = page.y
  page
    .font('Courier')
    .fontSize(10)
    .text(sku, right - 120, top + 4, { width: 120, align: 'right' })
  page.x = left
  page.y = Math.max(bottom, page.y) + 12
}

/** On each page, whose it is and where it belongs: a sheet that falls out of a parcel finds back. */
function foot(page: PDFKit.PDFDocument, order: Order, first: number): void {
  const count = page.bufferedPageRange().count - first
  for (let nth = 0; nth < count; nth++) {
    page.switchToPage(first + nth)
    const { margins, width, height } = page.page
    // Text below the margin would start a new page.
    margins.bottom = 0
    page
      .font('Helvetica')
      .fontSize(9)
      .fillColor('#4d5a53')
      .text(
        `${titleOf(order)} · ${m.packing_slip_page({ nth: nth + 1, count }, { locale: order.locale })}`,
        margins.left,
        height - 40,
        { width: width - margins.left - margins.right, align: 'right', lineBreak: false },
      )
  }
}

/**
 * The built-in fonts have the characters of Windows 1252: other letters lose their diacritics, and narrow spaces as
 * spaces.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u202f\u2009]/g, ' ')
    .replaceAll(
      /[^\n\u0020-\u007e\u00a0-\u00ffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™−]/g,
      (sign) => sign.normalize('NFD').replaceAll(/[^\u0020-\u007e]/g, '') || '?',
    )
