import type { Payload } from 'payload'
import { locales } from '../src/domain/locale.ts'
import { sampleSlogan } from '../src/domain/sample-data.ts'

/** The line below the sign of the sample shop, unless a merchant has saved the settings. */
export async function loadSlogan(payload: Payload): Promise<void> {
  const { createdAt } = await payload.findGlobal({ slug: 'shop-settings', depth: 0, overrideAccess: true })
  if (createdAt) return
  for (const locale of locales)
    await payload.updateGlobal({
      slug: 'shop-settings',
      locale,
      data: { slogan: sampleSlogan[locale] },
      overrideAccess: true,
    })
}
