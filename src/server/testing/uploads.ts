import type { Payload } from 'payload'
import sharp from 'sharp'

/** The start of a WebM file, enough to be recognized as one. */
export const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102', 'hex')

export const picture = (colour: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** The uploads of the admin's form: the files of each collection, their folder, and a document's fields. */
export const uploads = {
  media: {
    folder: 'media',
    type: 'image/png',
    ending: 'png',
    doc: { alt: 'A tent' },
    both: { alt: { en: 'A tent', fr: 'Une tente' } },
    change: { alt: 'Two tents' },
  },
  videos: {
    folder: 'video',
    type: 'video/webm',
    ending: 'webm',
    doc: { title: 'Snow', wordless: true },
    both: { title: { en: 'Snow', fr: 'Neige' }, wordless: true },
    change: { title: 'Rain' },
  },
} as const
export type Upload = keyof typeof uploads
export type UploadedFile = { id: number; filename: string }

/** Two files of each collection, which differ. */
export const uploadedBytes = async (): Promise<Record<Upload, [first: Buffer, second: Buffer]>> => ({
  media: [await picture('#5b2a55'), await picture('#ffffff')],
  videos: [webm, Buffer.concat([webm, webm])],
})

/** Saves a document with this file, called by a name of its own. */
export async function saveUpload(payload: Payload, upload: Upload, name: string, data: Buffer): Promise<UploadedFile> {
  const { type, ending, both } = uploads[upload]
  const { id, filename } = (await payload.create({
    collection: upload as never,
    data: both as never,
    locale: 'all' as never,
    file: { name: `${name}.${ending}`, mimetype: type, size: data.length, data },
  })) as unknown as UploadedFile
  return { id, filename }
}
