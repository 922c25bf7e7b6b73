import type { Viewed } from '../../domain/catalog/recently-viewed.ts'
import type { Locale } from '../../domain/locale.ts'

/**
 * Those of the remembered products that the shop still shows; all of them where it does not answer. It is asked by
 * their codes, with no cookie.
 */
export async function stillShown(
  viewed: readonly Viewed[],
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly Viewed[]> {
  const ids = viewed.map(({ id }) => encodeURIComponent(id)).join(',')
  try {
    const response = await fetch(`/api/shown-products?locale=${locale}&ids=${ids}`, { credentials: 'omit', signal })
    if (!response.ok) return viewed
    const shown = new Set((await response.json()) as string[])
    return viewed.filter(({ id }) => shown.has(id))
  } catch {
    return viewed
  }
}
