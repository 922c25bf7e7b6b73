import { toPlainText } from '@react-email/render'
import type { EmailAdapter } from 'payload'
import type { Mailer } from './mailer.ts'

/**
 * Payload's own mails, such as a forgotten password of the staff, leave as every other mail does. `from`: `Name
 * <address>`.
 */
export function payloadMail(mailer: Mailer, from: string): EmailAdapter {
  const [, name = '', address = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? []
  return () => ({
    name: 'shop',
    defaultFromAddress: address,
    defaultFromName: name,
    async sendEmail({ to, subject, html, text }) {
      const [htmlText, plain] = [words(html), words(text)]
      const language = /<html\b[^>]*\slang="([\w-]+)"/.exec(htmlText)?.[1]
      await mailer.send({
        to: [to].flat().map(addressOf).filter(Boolean).join(', '),
        subject: subject ?? '',
        html: htmlText,
        text: plain || toPlainText(htmlText, { selectors: [{ selector: 'h1', options: { uppercase: false } }] }),
        ...(language && { headers: { 'Content-Language': language } }),
      })
    },
  })
}

const addressOf = (to: unknown): string =>
  typeof to === 'string' ? to : ((to as { address?: string } | undefined)?.address ?? '')
const words = (part: unknown): string => (typeof part === 'string' ? part : '')
