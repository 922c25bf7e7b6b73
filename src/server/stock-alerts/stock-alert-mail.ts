import type { Product } from '../../domain/catalog/product.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { ALERT_DAYS, CONFIRM_DAYS } from '../../domain/stock-alerts/stock-alert.ts'
import { m } from '../../paraglide/messages.js'
import { letterMail } from '../mail/letter.tsx'
import type { Letter } from '../mail/letter-data.ts'
import type { Mail } from '../mail/mailer.ts'
import { confirmTicket, oneClickStop, stockAlertPage, stopTicket } from './stock-alert-link.ts'

export type AlertMail = { kind: 'confirm' | 'back'; id: number | string; email: string; person: string; locale: Locale }

/** The mail that asks to confirm a wish, or the one that says that the product is back. */
export async function stockAlertMail(
  { kind, id, email, person, locale }: AlertMail,
  product: Product,
  sku: string,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: number },
): Promise<Mail> {
  const say = { locale }
  const { title } = product
  const stop = stopTicket(person, secret)
  const lines = [{ title, details: choiceOf(product, sku), amount: '' }]
  const leave = {
    text: m.stock_alert_mail_leave({}, say),
    link: { href: siteUrl + stockAlertPage(locale, 'stop', stop), words: m.stock_alert_stop({}, say) },
  }
  const letter: Letter =
    kind === 'confirm'
      ? {
          locale,
          subject: m.stock_alert_ask_subject({}, say),
          paragraphs: [m.order_mail_hello({}, say), m.stock_alert_ask_text({ days: CONFIRM_DAYS }, say)],
          button: {
            href: siteUrl + stockAlertPage(locale, 'confirm', confirmTicket(id, secret, now)),
            words: m.stock_alert_confirm({}, say),
          },
          lines,
          notes: [{ text: m.newsletter_mail_ignore({}, say) }, leave],
        }
      : {
          locale,
          subject: m.stock_alert_back_subject({ title }, say),
          paragraphs: [m.order_mail_hello({}, say), m.stock_alert_back_text({}, say)],
          button: { href: siteUrl + hrefOf(product, sku, locale), words: m.stock_alert_back_button({}, say) },
          lines,
          notes: [{ text: m.stock_alert_back_why({ days: ALERT_DAYS }, say) }, leave],
        }
  const mail = await letterMail(email, letter)
  return {
    ...mail,
    headers: {
      ...mail.headers,
      'List-Unsubscribe': `<${siteUrl}${oneClickStop(locale, stop)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const variantOf = ({ variants }: Product, sku: string) => variants.find((variant) => variant.sku === sku)

function choiceOf(product: Product, sku: string): string {
  const variant = variantOf(product, sku)
  return [
    product.brand.name,
    product.colours.find(({ key }) => key === variant?.colour)?.name,
    product.sizes.find(({ key }) => key === variant?.size)?.name,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The product with the very choice that was waited for. */
function hrefOf(product: Product, sku: string, locale: Locale): string {
  const { colour, size } = variantOf(product, sku) ?? {}
  const options = new URLSearchParams({ ...(colour && { colour }), ...(size && { size }) })
  return `${paths.product(locale, product.id, product.slug)}${options.size > 0 ? `?${options}` : ''}`
}
