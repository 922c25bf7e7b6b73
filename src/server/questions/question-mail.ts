import { inShop } from '../../domain/shop-name.ts'
import type { Product } from '../../domain/catalog/product.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { CONFIRM_DAYS } from '../../domain/questions/question.ts'
import { m } from '../../paraglide/messages.js'
import { letterMail } from '../mail/letter.tsx'
import type { Letter } from '../mail/letter-data.ts'
import type { Mail } from '../mail/mailer.ts'
import { confirmTicket, oneClickStop, questionPage, stopTicket } from './question-link.ts'

export type QuestionMail = {
  kind: 'confirm' | 'answered'
  id: number
  email: string
  person: string
  locale: Locale
  text: string
  answer: string
}

/**
 * The mail that asks to confirm an address, or the one with the answer. Only the latter has the question: until the
 * address is confirmed, whoever typed it may be anybody.
 */
export async function questionMail(
  { kind, id, email, person, locale, text, answer }: QuestionMail,
  { title, id: code, slug }: Pick<Product, 'title' | 'id' | 'slug'>,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: number },
): Promise<Mail> {
  const say = { locale }
  const stop = stopTicket(person, secret)
  const lines = [{ title, details: '', amount: '' }]
  const leave = {
    text: m.question_mail_leave({}, say),
    link: { href: siteUrl + questionPage(locale, 'stop', stop), words: m.question_stop({}, say) },
  }
  const letter: Letter =
    kind === 'confirm'
      ? {
          locale,
          subject: m.question_ask_subject({}, say),
          paragraphs: [m.order_mail_hello({}, say), m.question_ask_text({ days: CONFIRM_DAYS }, say)],
          button: {
            href: siteUrl + questionPage(locale, 'confirm', confirmTicket({ id, person }, secret, now)),
            words: m.question_confirm({}, say),
          },
          lines,
          notes: [{ text: m.newsletter_mail_ignore({}, say) }, leave],
        }
      : {
          locale,
          subject: m.question_answered_subject({ title }, say),
          paragraphs: [
            m.order_mail_hello({}, say),
            m.question_mail_asked({ text }, say),
            m.question_mail_answer({ ...inShop(), answer }, say),
          ],
          button: {
            href: siteUrl + paths.questions(locale, code, slug),
            words: m.question_answered_button({}, say),
          },
          lines,
          notes: [{ text: m.question_answered_why({}, say) }, leave],
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
