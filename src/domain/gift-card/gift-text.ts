import { languageName, type Locale } from '../locale.ts'
import { formatDay, type Day } from '../time.ts'
import { recipientOf, type GiftCardWish } from './gift-card.ts'

type Say<T> = (values: T, options: { locale: Locale }) => string
export type GiftMessages = {
  to: Say<{ recipient: string }>
  /** Its day is still to come, or has come. */
  later: Say<{ recipient: string; date: string }>
  on: Say<{ recipient: string; date: string }>
  inLanguage: Say<{ text: string; language: string }>
}

/**
 * The recipient of a gift card, the day it is sent, if not right away, and the language of its letter. `today`: once it
 * is paid, by when that day may have come.
 */
export function giftText(
  gift: GiftCardWish,
  words: GiftMessages,
  { locale, today }: { locale: Locale; today?: Day | undefined },
): string {
  const { sendOn, language } = gift
  const recipient = recipientOf(gift)
  const isSent = sendOn !== undefined && today !== undefined && sendOn <= today
  const text = sendOn
    ? (isSent ? words.on : words.later)({ recipient, date: formatDay(sendOn, locale, 'date') }, { locale })
    : words.to({ recipient }, { locale })
  return language ? words.inLanguage({ text, language: languageName[language] }, { locale }) : text
}
