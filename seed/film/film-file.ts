import { readFileSync } from 'node:fs'
import path from 'node:path'
import { frenchSpacing } from '../../src/domain/french-spacing.ts'
import type { Seeding } from '../seeding.ts'

type Both = { en: string; fr: string }

const fileOf = (name: string) => path.join(process.env.APP_ROOT ?? process.cwd(), 'seed/film', name)

/** The captions of a film, as stored beside it. */
export const captionsOf = (film: string, locale: 'en' | 'fr'): string =>
  readFileSync(fileOf(`${film}.${locale}.vtt`), 'utf8')

/** A film among the shop's own videos, with its captions and the products that it shows. */
export function filmVideo(ensure: Seeding['ensure'], film: string, title: Both, products: number[]): Promise<number> {
  const filename = `${film}.webm`
  const words = () => ({
    title: { en: title.en, fr: frenchSpacing(title.fr) },
    captions: { en: captionsOf(film, 'en'), fr: frenchSpacing(captionsOf(film, 'fr')) },
    products,
  })
  return ensure('videos', { filename }, words, async () => {
    const data = readFileSync(fileOf(filename))
    return { name: filename, data, mimetype: 'video/webm', size: data.length }
  })
}
