import { insideQuotes } from '../../domain/checkout/gift-message.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** What somebody wrote for a gift, quoted. */
export const giftNote = (text: string): string =>
  m.checkout_gift_message_summary({ text: insideQuotes(text, getLocale()) })
