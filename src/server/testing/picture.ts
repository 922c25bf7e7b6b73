import type { Payload } from 'payload'
import sharp from 'sharp'

/** A small picture in the library; returns the id of its document. */
export async function newPicture(payload: Payload, name: string): Promise<number> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name, size: data.length }
  const made = await payload.create({ collection: 'media', data: { alt: 'A picture' }, locale: 'en', file })
  return Number(made.id)
}
