import type { Both } from '../../domain/locale.ts'
import { ebmlDocType } from './ebml-doc-type.ts'
import { lookInto, type Looked } from './upload-guard.ts'

const noVideo: Both = {
  en: 'This isn’t an MP4 or WebM video. Export it as an MP4 and upload that.',
  fr: 'Ce n’est pas une vidéo MP4 ou WebM. Exportez-la en MP4, puis téléversez celle-ci.',
}

/**
 * Is it a video that browsers play? Payload judges by the name what has no signature it knows, such as a page; here
 * the signature decides: the first box of an MP4 that is not Apple's own (ISO/IEC 14496-12), or the head of a WebM.
 */
export function lookAtVideo(bytes: Buffer): Looked {
  const start = bytes.subarray(0, 12).toString('latin1')
  if (
    start.slice(4, 8) === 'ftyp' &&
    !/^(?:qt|M4[ABPV]|F4[ABPV]|3g|avi[fs]|mif1|msf1|hei|hev|crx)/.test(start.slice(8, 12))
  )
    return { ending: 'mp4' }
  return ebmlDocType(bytes) === 'webm' ? { ending: 'webm' } : { fault: noVideo }
}

export const refuseNoVideo = lookInto('videos', lookAtVideo)
