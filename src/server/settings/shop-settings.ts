import type { GlobalAfterChangeHook, Payload } from 'payload'
import { contactFromDoc, termsFromDoc, type ShopSettingsDoc } from '../../cms/from-doc/shop-settings.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ShopContact } from '../../domain/shop-contact.ts'
import type { ShopTerms } from '../../domain/shop-terms.ts'
import { allLocales } from '../database/all-locales.ts'
import { rowsOf } from '../database/database.ts'
import { ReadOnce } from '../feed/read-once.ts'
import { recordChange } from '../feed/changes.ts'

/** The target of the change feed when a merchant saves the settings. */
export const SHOP_SETTINGS = 'shop-settings'

/** What a merchant set of the shop as a whole, in memory until the change feed reports a change. */
export class ShopSettings {
  readonly #doc = new ReadOnce(() => this.#find())

  constructor(private readonly payload: () => Promise<Payload>) {}

  async terms(): Promise<ShopTerms> {
    return termsFromDoc(await this.#doc.get())
  }

  async contact(locale: Locale): Promise<ShopContact> {
    return contactFromDoc(await this.#doc.get(), locale)
  }

  forget(): void {
    this.#doc.forget()
  }

  async #find(): Promise<ShopSettingsDoc> {
    const payload = await this.payload()
    return payload.findGlobal({ slug: SHOP_SETTINGS, locale: allLocales, depth: 0, overrideAccess: true })
  }
}

/** Enters a save into the change feed, in its own transaction. */
export const recordSettings: GlobalAfterChangeHook = async ({ doc, req }) => {
  await recordChange(req.payload, rowsOf(req.payload, await req.transactionID), {
    target: SHOP_SETTINGS,
    docId: String(doc.id),
  })
  return doc
}
