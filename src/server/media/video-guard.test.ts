import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webm } from '../testing/uploads.ts'
import { lookAtVideo } from './video-guard.ts'

const mp4 = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\x02\0isomiso2`, 'latin1')
const matroska = Buffer.from('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska', 'latin1')
const film = readFileSync(new URL('../../../seed/film/portage-day.webm', import.meta.url))

test.each<[string, Buffer, string]>([
  ['an MP4', mp4('isom'), 'mp4'],
  ['an MP4 of a phone', mp4('mp42'), 'mp4'],
  ['a WebM', webm, 'webm'],
  ['the shop’s own film', film, 'webm'],
])('%s is good', (_, bytes, ending) => expect(lookAtVideo(bytes)).toEqual({ ending }))

test.each<[string, Buffer]>([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that speaks of webm', Buffer.from('webm <script>alert(1)</script>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['nothing', Buffer.alloc(0)],
  ['a QuickTime film', mp4('qt  ')],
  ['a picture in the same container', mp4('avif')],
  ['a Matroska film', matroska],
])('%s is refused, in both languages', (_, bytes) =>
  expect(lookAtVideo(bytes)).toEqual({
    fault: { en: expect.stringContaining('isn’t an MP4'), fr: expect.stringContaining('pas une vidéo MP4') },
  }),
)
