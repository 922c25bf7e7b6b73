import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** Bytes of an uploaded picture, and its pixels: more would keep the shop from answering while it makes the sizes. */
const LARGEST_BYTES = 20_000_000
const MOST_PIXELS = 50_000_000
const formats = ['png', 'jpeg', 'webp', 'heif']

/**
 * Before a picture is kept: is it one that the shop can show? A name and a type say nothing, so its bytes are read, to their end.
 * SVG is refused in every guise: it can hold scripts, and the shop makes its own sizes of everything.
 */
export const refuseNoPicture: CollectionBeforeOperationHook = async ({ args, req, operation, context }) => {
  // A silent write is the seed's: a thousand pictures that it drew itself.
  const file = !context.silent && (operation === 'create' || operation === 'update') ? req.file : undefined
  const fault = file && (await pictureFault(file.data))
  if (fault) throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message: fault }], req })
  return args
}

/** What is wrong with a picture, in words for editors; undefined if nothing is. */
export async function pictureFault(bytes: Buffer): Promise<string | undefined> {
  if (bytes.length > LARGEST_BYTES) return `The picture is larger than ${LARGEST_BYTES / 1_000_000} MB. Save it smaller.`
  if (/^\s*(?:<\?xml|<!doctype svg|<!--|<svg)/i.test(bytes.subarray(0, 1000).toString('utf8').replace(/^\ufeff/, ''))) return 'SVG files may hold scripts. Export it as PNG, and upload that.'
  try {
    const { format = '', width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!formats.includes(format)) return 'This is no PNG, JPEG, WebP or AVIF picture.'
    if (width * height > MOST_PIXELS) return `The picture has ${Math.round((width * height) / 1_000_000)} megapixels; ${MOST_PIXELS / 1_000_000} are the most. Save it smaller.`
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).resize(16).raw().toBuffer()
    return undefined
  } catch {
    return 'This is no picture that can be read: the file may be damaged.'
  }
}
