import sharp from 'sharp'
import type { Both } from '../../domain/locale.ts'
import { lookInto, type Looked } from './upload-guard.ts'

/** Bytes of an uploaded picture, and its pixels: more would block the shop while it makes the sizes. */
export const LARGEST_PICTURE = 20_000_000
const MOST_PIXELS = 50_000_000
/** By sharp's name of the format. */
const endings: Record<string, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' }

const faults = {
  tooLarge: {
    en: `The picture is larger than ${LARGEST_PICTURE / 1_000_000} MB. Save it smaller.`,
    fr: `La photo dépasse ${LARGEST_PICTURE / 1_000_000} Mo. Enregistrez-la en plus petit.`,
  },
  drawing: {
    en: 'SVG files can contain scripts. Export it as a PNG and upload that.',
    fr: 'Un fichier SVG peut contenir des scripts. Exportez-le en PNG, puis téléversez celui-ci.',
  },
  otherFormat: {
    en: 'This isn’t a PNG, JPEG, WebP or AVIF picture.',
    fr: 'Ce n’est pas une photo PNG, JPEG, WebP ou AVIF.',
  },
  unreadable: {
    en: 'This picture can’t be read: the file may be damaged.',
    fr: 'Cette photo est illisible : le fichier est peut-être endommagé.',
  },
} satisfies Record<string, Both>
const tooManyPixels = (pixels: number): Both => {
  const [millions, most] = [Math.round(pixels / 1_000_000), MOST_PIXELS / 1_000_000]
  return {
    en: `The picture has ${millions} megapixels; the limit is ${most}. Save it smaller.`,
    fr: `La photo compte ${millions} mégapixels ; le maximum est de ${most}. Enregistrez-la en plus petit.`,
  }
}

/**
 * Is it a picture that the shop can show? Its bytes are read, to their end. SVG is refused in every guise: it can
 * contain scripts, and the shop makes its own sizes of everything.
 */
export async function lookAtPicture(bytes: Buffer): Promise<Looked> {
  if (bytes.length > LARGEST_PICTURE) return { fault: faults.tooLarge }
  if (
    /^\s*(?:<\?xml|<!doctype svg|<!--|<svg)/i.test(
      bytes
        .subarray(0, 1000)
        .toString('utf8')
        .replace(/^\ufeff/, ''),
    )
  )
    return { fault: faults.drawing }
  try {
    const { format = '', width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const ending = endings[format]
    if (!ending) return { fault: faults.otherFormat }
    if (width * height > MOST_PIXELS) return { fault: tooManyPixels(width * height) }
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).resize(16).raw().toBuffer()
    return { ending }
  } catch {
    return { fault: faults.unreadable }
  }
}

export const refuseNoPicture = lookInto('media', lookAtPicture)
