import type { Payload } from 'payload'
import { locales, type Both } from '../src/domain/locale.ts'
import { SHOP_SETTINGS } from '../src/server/settings/shop-settings.ts'

const slogan: Both = { en: 'Gear for the carry between waters.', fr: 'L’équipement qui passe d’un lac à l’autre.' }

/** The line below the sign of the sample shop, unless a merchant has saved the settings. */
export async function loadSlogan(payload: Payload): Promise<void> {
  const { createdAt } = await payload.findGlobal({ slug: SHOP_SETTINGS, depth: 0, overrideAccess: true })
  if (createdAt) return
  for (const locale of locales)
    await payload.updateGlobal({ slug: SHOP_SETTINGS, locale, data: { slogan: slogan[locale] }, overrideAccess: true })
}
