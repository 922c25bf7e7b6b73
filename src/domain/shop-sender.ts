import type { Both, Locale } from './locale.ts'
import { processWide } from './process-wide.ts'
import type { ShopContact } from './shop-contact.ts'
import { shopName } from './shop-name.ts'

const known = processWide<Both<ShopContact>>('shop-sender')

/** Says how the shop is reached: when its settings are read. */
export function setShopSender(contact: Both<ShopContact> | undefined): void {
  known.set(contact)
}

/**
 * Who sends a mail and where they are reached, as Canada's anti-spam law wants at the end of each (CASL, s. 6(2)); none
 * while the merchant has said nothing of it.
 */
export function senderLines(locale: Locale): string[] {
  const { company, address, telephone, email } = known.get()?.[locale] ?? {}
  const reached = [telephone, email].filter(Boolean).join(' · ')
  const place = (address ?? '').split('\n').map((line) => line.trim())
  const lines = [...place, reached].filter(Boolean)
  return lines.length > 0 ? [company ?? shopName(), ...lines] : []
}
