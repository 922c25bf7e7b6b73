import type { OwnVideo } from '../../domain/content/slice.ts'
import { paths } from '../../domain/paths.ts'
import type { PartOf } from './doc-of.ts'

export type VideoDoc = PartOf<'videos', 'id' | 'title', 'filename' | 'mimeType' | 'captions' | 'wordless' | 'products'>

/** A video of our own, as a player needs it; undefined where its file is missing. */
export function ownVideoFromDoc({ filename, mimeType }: VideoDoc): { file: OwnVideo; url: string } | undefined {
  if (!filename || !mimeType) return undefined
  return {
    url: paths.video(filename),
    file: { type: mimeType, captions: { en: paths.captions(filename, 'en'), fr: paths.captions(filename, 'fr') } },
  }
}
