import PDFDocument from 'pdfkit'
import { provinceNames } from '../../domain/address/province.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Order, OrderLine } from '../../domain/orders/order.ts'
import { SHOP_ZONE } from '../../domain/shipping/delivery-estimate.ts'
import { dayInZone, formatDay, instantOf } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'

/** What lies in the parcel, in the shopper's language: Letter pages without prices, as the parcel may be a gift. An order in parts has a slip for each, on pages of its own. */
export function packingSlip(order: Order): Promise<Buffer> {
  const { locale, number } = order
  const page = new PDFDocument({ size: 'LETTER', margin: 54, autoFirstPage: false, info: { Title: m.order_number_label({ number }, { locale }), Author: 'Portage' }, lang: locale === 'fr' ? 'fr-CA' : 'en-CA' })
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  const { parts } = order
  if (parts) for (const { id, store } of parts) slip(page, order, order.lines.filter(({ part }) => part === id), store)
  else slip(page, order, order.lines, order.fulfilment === 'ship' ? undefined : order.store)
  page.end()
  return done
}

/** One slip: for a store, or else for the address. */
function slip(page: PDFKit.PDFDocument, { locale, number, placedAt, address, contact }: Order, lines: readonly OrderLine[], store: Order['store']): void {
  const say = { locale }
  page.addPage()
  page.font('Helvetica-Bold').fontSize(22).text('Portage').moveDown(0.2)
  page.font('Helvetica').fontSize(11).text(`${m.packing_slip({}, say)} · ${m.order_number_label({ number }, say)} · ${formatDay(dayInZone(instantOf(placedAt), SHOP_ZONE), locale, 'date')}`).moveDown(1.2)
  const place = store
    ? [m.order_mail_at({}, say), store.name, contact.email, contact.phone]
    : address
      ? [m.order_mail_to({}, say), address.name, address.line1, address.line2 ?? '', `${address.city}, ${provinceNames[address.province][locale]}  ${address.postalCode}`, contact.phone]
      : [contact.email]
  const [heading = '', ...rest] = place.filter(Boolean)
  page.font('Helvetica-Bold').text(plain(heading))
  page.font('Helvetica')
  for (const line of rest) page.text(plain(line))
  page.moveDown(1.2)
  for (const line of lines.filter(({ shippingClass }) => shippingClass !== 'none')) item(page, line, locale)
}

function item(page: PDFKit.PDFDocument, { title, colour, size, sku, quantity, brand, taxClass }: OrderLine, locale: Locale): void {
  if (page.y > page.page.height - 110) page.addPage()
  const [left, right, top] = [page.page.margins.left, page.page.width - page.page.margins.right, page.y]
  page.moveTo(left, top - 4).lineTo(right, top - 4).lineWidth(0.5).strokeColor('#9aa39c').stroke()
  page.font('Helvetica-Bold').fontSize(16).text(`${quantity} ×`, left, top + 3, { width: 48 })
  page.fontSize(11).text(plain(title[locale]), left + 56, top + 3, { width: right - left - 180 })
  page.font('Helvetica').fontSize(10).text(plain([brand, colour?.[locale], size?.[locale], taxClass === 'gift-card' ? m.order_mail_quantity({ quantity: String(quantity) }, { locale }) : undefined].filter(Boolean).join(', ')), { width: right - left - 180 })
  const bottom = page.y
  page.font('Courier').fontSize(10).text(sku, right - 120, top + 4, { width: 120, align: 'right' })
  page.x = left
  page.y = Math.max(bottom, page.y) + 12
}

/** The built-in fonts know Latin 1 and a few signs more; the narrow no-break space is none of them. */
const plain = (text: string): string => text.replaceAll(/[\u202f\u2009]/g, ' ')
