import type { GlobalAfterChangeHook, Payload } from 'payload'
import { contactFromDoc, termsFromDoc, type ShopSettingsDoc } from '../../cms/from-doc/shop-settings.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ShopContact } from '../../domain/shop-contact.ts'
import type { ShopTerms } from '../../domain/shop-terms.ts'
import { allLocales } from '../database/all-locales.ts'
import { rowsOf } from '../database/database.ts'
import { recordChange } from '../feed/changes.ts'

/** The target of the change feed when a merchant saves the settings. */
export const SHOP_SETTINGS = 'shop-settings'

/** What a merchant set of the shop as a whole, in memory until the change feed reports a change. */
export class ShopSettings {
  #doc: Promise<ShopSettingsDoc> | undefined

  constructor(private readonly payload: () => Promise<Payload>) {}

  async terms(): Promise<ShopTerms> {
    return termsFromDoc(await this.#read())
  }

  async contact(locale: Locale): Promise<ShopContact> {
    return contactFromDoc(await this.#read(), locale)
  }

  forget(): void {
    this.#doc = undefined
  }

  #read(): Promise<ShopSettingsDoc> {
    const reading = (this.#doc ??= this.#find())
    reading.catch(() => {
      if (this.#doc === reading) this.#doc = undefined
    })
    return reading
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
