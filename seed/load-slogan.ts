import type { Payload } from 'payload'
import { locales, type Both } from '../src/domain/locale.ts'

const slogan: Both = { en: 'Gear for the carry between waters.', fr: 'L’équipement qui passe d’un lac à l’autre.' }

/** The line below the sign of the sample shop, unless a merchant has saved the settings. */
export async function loadSlogan(payload: Payload): Promise<void> {
  const { createdAt } = await payload.findGlobal({ slug: 'shop-settings', depth: 0, overrideAccess: true })
  if (createdAt) return
  for (const locale of locales)
    await payload.updateGlobal({
      slug: 'shop-settings',
      locale,
      data: { slogan: slogan[locale] },
      overrideAccess: true,
    })
}
