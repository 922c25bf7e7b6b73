import type { Payload } from 'payload'
import { locales, type Locale } from '../../domain/locale.ts'
import { sampleSlogan } from '../../domain/sample-data.ts'
import { SHOP_SETTINGS, ShopSettings } from '../settings/shop-settings.ts'

/** The languages in which the shop still has the slogan of the sample shop. */
export async function sampleSlogans(payload: Payload): Promise<Locale[]> {
  const settings = new ShopSettings(async () => payload)
  const slogans = await Promise.all(locales.map((locale) => settings.slogan(locale)))
  return locales.filter((locale, at) => slogans[at] === sampleSlogan[locale])
}

/** Empties the slogan where it is the sample's, in each language apart. */
export async function removeSampleSlogans(payload: Payload): Promise<void> {
  for (const locale of await sampleSlogans(payload))
    await payload.updateGlobal({ slug: SHOP_SETTINGS, locale, data: { slogan: null }, overrideAccess: true })
}
