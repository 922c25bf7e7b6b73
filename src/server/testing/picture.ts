import type { Payload } from 'payload'
import sharp from 'sharp'

/** A small picture in the library, described in both languages; returns the id of its document. */
export async function newPicture(payload: Payload, name: string): Promise<number> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name, size: data.length }
  const made = await payload.create({ collection: 'media', data: { alt: 'A picture' }, locale: 'en', file })
  await payload.update({ collection: 'media', id: made.id, data: { alt: 'Une photo' }, locale: 'fr' })
  return Number(made.id)
}
