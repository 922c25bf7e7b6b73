import { locales } from '../../src/domain/locale.ts'
import type { BenchShop } from '../cache.ts'

/** Every page of the sitemaps; those of a large shop are in parts. */
export async function pathsOf({ url }: BenchShop): Promise<string[]> {
  const locations = async (at: string) => {
    const xml = await (await fetch(at)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location)
  }
  const maps = await Promise.all(locales.map((locale) => locations(`${url}/sitemap-${locale}.xml`)))
  const isMap = (location: string) => new URL(location).pathname.endsWith('.xml')
  const pages = [...maps.flat(), ...(await Promise.all(maps.flat().filter(isMap).map(locations))).flat()]
  const paths = pages.filter((location) => !isMap(location)).map((location) => new URL(location).pathname)
  if (paths.length === 0) throw new Error('The sitemaps are empty')
  return paths
}
