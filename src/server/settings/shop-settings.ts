import type { GlobalAfterChangeHook, Payload } from 'payload'
import {
  agentTermsFromDoc,
  contactFromDoc,
  lookFromDoc,
  sloganFromDoc,
  termsFromDoc,
  type ShopSettingsDoc,
} from '../../cms/from-doc/shop-settings.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ShopContact } from '../../domain/shop-contact.ts'
import { iconHref, type ShopLook } from '../../domain/shop-look.ts'
import { setShopName } from '../../domain/shop-name.ts'
import { setShopSender } from '../../domain/shop-sender.ts'
import type { ShopTerms } from '../../domain/shop-terms.ts'
import type { AgentTerms } from '../../domain/ucp/agent-terms.ts'
import { allLocales } from '../database/all-locales.ts'
import { rowsOf } from '../database/database.ts'
import { ReadOnce } from '../feed/read-once.ts'
import { recordChange } from '../feed/changes.ts'

/** The target of the change feed when a merchant saves the settings. */
export const SHOP_SETTINGS = 'shop-settings'

/** What a merchant set of the shop as a whole, in memory until the change feed reports a change. */
export class ShopSettings {
  readonly #read = new ReadOnce(() => this.#find())

  constructor(private readonly payload: () => Promise<Payload>) {}

  async terms(): Promise<ShopTerms> {
    return termsFromDoc((await this.#read.get()).doc)
  }

  async contact(locale: Locale): Promise<ShopContact> {
    return contactFromDoc((await this.#read.get()).doc, locale)
  }

  /** Whether agents may shop, and how much. */
  async agents(): Promise<AgentTerms> {
    return agentTermsFromDoc((await this.#read.get()).doc)
  }

  /** The line below the sign at the end of a page. */
  async slogan(locale: Locale): Promise<string | undefined> {
    return sloganFromDoc((await this.#read.get()).doc, locale)
  }

  async look(): Promise<ShopLook> {
    return (await this.#read.get()).look
  }

  /** After a change: what names the shop without asking, such as a mail, says the new name at once. */
  async readAgain(): Promise<void> {
    this.forget()
    await this.#read.get()
  }

  forget(): void {
    this.#read.forget()
  }

  async #find(): Promise<{ doc: ShopSettingsDoc; look: ShopLook }> {
    const payload = await this.payload()
    const doc: ShopSettingsDoc = await payload.findGlobal({
      slug: SHOP_SETTINGS,
      locale: allLocales,
      depth: 0,
      overrideAccess: true,
    })
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: [doc.logo ?? -1, doc.icon ?? -1] } },
      depth: 0,
      overrideAccess: true,
    })
    const picture = (id: unknown) => docs.find((each) => each.id === id)
    const look = lookFromDoc(doc, picture(doc.logo), picture(doc.icon))
    setShopName(look.name, look.colours, iconHref(look.icon, 120))
    setShopSender({ en: contactFromDoc(doc, 'en'), fr: contactFromDoc(doc, 'fr') })
    return { doc, look }
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
