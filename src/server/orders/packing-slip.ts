import PDFDocument from 'pdfkit'
import { provinceNames } from '../../domain/address/province.ts'
import type { Order } from '../../domain/orders/order.ts'
import { SHOP_ZONE } from '../../domain/shipping/delivery-estimate.ts'
import { dayInZone, formatDay, instantOf } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'

/** What lies in the parcel, in the shopper's language: A letter page without prices, as the parcel may be a gift. */
export function packingSlip(order: Order): Promise<Buffer> {
  const { locale, number, placedAt, address, store, contact, lines } = order
  const say = { locale }
  const page = new PDFDocument({ size: 'LETTER', margin: 54, info: { Title: m.order_number_label({ number }, say), Author: 'Portage' }, lang: locale === 'fr' ? 'fr-CA' : 'en-CA' })
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  page.font('Helvetica-Bold').fontSize(22).text('Portage').moveDown(0.2)
  page.font('Helvetica').fontSize(11).text(`${m.packing_slip({}, say)} · ${m.order_number_label({ number }, say)} · ${formatDay(dayInZone(instantOf(placedAt), SHOP_ZONE), locale, 'date')}`).moveDown(1.2)
  const place = address
    ? [m.order_mail_to({}, say), address.name, address.line1, address.line2 ?? '', `${address.city}, ${provinceNames[address.province][locale]}  ${address.postalCode}`, contact.phone]
    : store
      ? [m.order_mail_at({}, say), store.name, contact.email, contact.phone]
      : [contact.email]
  const [heading = '', ...rest] = place.filter(Boolean)
  page.font('Helvetica-Bold').text(plain(heading))
  page.font('Helvetica')
  for (const line of rest) page.text(plain(line))
  page.moveDown(1.2)
  const [left, right] = [page.page.margins.left, page.page.width - page.page.margins.right]
  for (const { title, colour, size, sku, quantity, brand, taxClass } of lines.filter(({ shippingClass }) => shippingClass !== 'none')) {
    if (page.y > page.page.height - 110) page.addPage()
    const top = page.y
    page.moveTo(left, top - 4).lineTo(right, top - 4).lineWidth(0.5).strokeColor('#9aa39c').stroke()
    page.font('Helvetica-Bold').fontSize(16).text(`${quantity} ×`, left, top + 3, { width: 48 })
    page.fontSize(11).text(plain(title[locale]), left + 56, top + 3, { width: right - left - 180 })
    page.font('Helvetica').fontSize(10).text(plain([brand, colour?.[locale], size?.[locale], taxClass === 'gift-card' ? m.order_mail_quantity({ quantity: String(quantity) }, say) : undefined].filter(Boolean).join(', ')), { width: right - left - 180 })
    const bottom = page.y
    page.font('Courier').fontSize(10).text(sku, right - 120, top + 4, { width: 120, align: 'right' })
    page.x = left
    page.y = Math.max(bottom, page.y) + 12
  }
  page.end()
  return done
}

/** The built-in fonts know Latin 1 and a few signs more; the narrow no-break space is none of them. */
const plain = (text: string): string => text.replaceAll(/[\u202f\u2009]/g, ' ')
