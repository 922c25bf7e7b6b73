import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { captionsFault } from '../../src/domain/content/web-vtt.ts'
import { frenchSpacing } from '../../src/domain/french-spacing.ts'
import { sceneSvg } from '../illustrations/scenes.ts'
import { captionsOf } from './film-file.ts'
import { film, frameAt } from './portage-day.ts'
import { webm, type EncodedFrame } from './webm.ts'

const data = Uint8Array.of(1, 2, 3)
const frames = [0, 50, 100, 5000, 5050].map((at): EncodedFrame => ({ at, key: at % 5000 === 0, data }))
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('a film is WebM, says how long it is, and where its key frames are', () => {
  const file = webm({ codec: 'V_VP9', width: 960, height: 600, milliseconds: 20_000 }, frames)
  const [segment, info] = [hex(file).indexOf('18538067') / 2, hex(file).indexOf('1549a966') / 2]
  expect(hex(file.subarray(0, 4))).toBe('1a45dfa3')
  expect(hex(file)).toContain(
    `4489${'0100000000000008'}${Buffer.from(new Float64Array([20_000]).buffer)
      .reverse()
      .toString('hex')}`,
  )
  // Eight bytes of length, and the segment begins: places are counted from there.
  expect(info).toBe(segment + 12)
  const places = [...hex(file).matchAll(/f10100000000000004([0-9a-f]{8})/g)].map(([, place = '']) =>
    parseInt(place, 16),
  )
  expect(places.map((place) => hex(file.subarray(info + place, info + place + 4)))).toEqual(['1f43b675', '1f43b675'])
  expect(() => webm({ codec: 'V_VP9', width: 1, height: 1, milliseconds: 1 }, frames.slice(1))).toThrow(
    'A video begins with a key frame',
  )
})

test('the film of the seed is small, and its captions are whole in both languages', () => {
  expect(readFileSync('seed/film/portage-day.webm').length).toBeLessThan(420_000)
  for (const locale of ['en', 'fr'] as const) expect(captionsFault(captionsOf('portage-day', locale))).toBeUndefined()
  expect(captionsFault(frenchSpacing(captionsOf('portage-day', 'fr')))).toBeUndefined()
  expect(captionsOf('portage-day', 'fr').match(/-->.*/g)).toEqual(captionsOf('portage-day', 'en').match(/-->.*/g))
})

test('every second has its picture, and still parts are drawn as before', () => {
  for (let second = 0; second < film.seconds; second += 0.5) expect(frameAt(second)).not.toMatch(/NaN|undefined|null/)
  expect(new Set([0, 1, 6, 11, 16].map(frameAt)).size).toBe(5)
  expect(frameAt(0).length).toBeGreaterThan(sceneSvg('lake-canoe').length)
})
