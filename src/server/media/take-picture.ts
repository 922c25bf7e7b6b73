import type { PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { uploadName } from '../../domain/content/upload-name.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { fetchPicture, type PictureRefusal } from './fetch-picture.ts'

const endings = ['jpg', 'png', 'webp', 'avif']

/** The names under which the media library may have the file of an address, without its ending. */
export const pictureStem = (src: string): string =>
  uploadName(decodeURI(URL.parse(src)?.pathname.split('/').at(-1) ?? ''), 'x').slice(0, -'.x'.length)

/** The files that the media library has already, by their names without the ending. */
export async function ownPictures(rows: Rows, stems: readonly string[]): Promise<Map<string, string>> {
  if (stems.length === 0) return new Map()
  const names = stems.flatMap((stem) => endings.map((ending) => `${stem}.${ending}`))
  const found = await rows<{ filename: string }>(sql`select filename from media where filename in (${sqlList(names)})`)
  return new Map(found.map(({ filename }) => [filename.replace(/\.\w+$/, ''), filename]))
}

/** Fetches a picture and uploads it by the rules of every upload; its file, or why it was not taken. */
export async function takePicture(
  req: PayloadRequest,
  { src, hosts, alt }: { src: string; hosts: ReadonlySet<string>; alt: Partial<Record<Locale, string>> },
): Promise<{ file: string } | { refused: PictureRefusal | 'noPicture' }> {
  const fetched = await fetchPicture(src, { hosts })
  if ('refused' in fetched) return fetched
  const { payload, user, i18n } = req
  const [first, other] = locales.filter((each) => alt[each])
  const locale = first ?? 'en'
  const { bytes } = fetched
  try {
    const made = await payload.create({
      collection: 'media',
      locale,
      data: { alt: alt[locale] ?? '' },
      file: { data: bytes, name: `${pictureStem(src)}.jpg`, mimetype: 'image/jpeg', size: bytes.length },
      req: { user, i18n },
      depth: 0,
    })
    if (other)
      await payload.update({
        collection: 'media',
        id: made.id,
        locale: other,
        data: { alt: alt[other] ?? '' },
        req: { user, i18n },
      })
    return { file: String(made.filename) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { refused: 'noPicture' }
  }
}
