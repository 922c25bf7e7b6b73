import type { OwnVideo } from '../../domain/content/slice.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { PartOf } from './doc-of.ts'
import { wordsIn } from './localized.ts'

export type VideoDoc = PartOf<'videos', 'id' | 'title', 'filename' | 'mimeType' | 'captions' | 'wordless' | 'products'>

/** A video of our own, as a player needs it; undefined where its file is missing. */
export function ownVideoFromDoc(doc: VideoDoc): { file: OwnVideo; url: string } | undefined {
  const { filename, mimeType } = doc
  if (!filename || !mimeType) return undefined
  const captioned = locales.filter((locale) => hasCaptions(doc, locale))
  return {
    url: paths.video(filename),
    file: {
      type: mimeType,
      captions: Object.fromEntries(captioned.map((locale) => [locale, paths.captions(filename, locale)])),
    },
  }
}

/** Whether there are captions in a language: written ones, or where nobody speaks those that say so. */
const hasCaptions = ({ captions, wordless }: VideoDoc, locale: Locale): boolean =>
  wordless === true || wordsIn(captions, locale) !== ''
