// @long
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readBrands } from '../read-vocabulary.ts'
import { brandLogo } from './brand-logo.ts'
import { signOf } from './brand-signs.ts'

const MARGIN = 24

test('no brand’s name is cut by the edge of its logo', async () => {
  const cut: string[] = []
  for (const { key, name } of [
    ...readBrands(),
    { key: 'the-longest', name: 'Coopérative de plein air Mont-Whitepeak' },
  ]) {
    const { data } = await brandLogo(key, name)
    const edge = await sharp(data)
      .extract({ left: 840 - MARGIN, top: 0, width: MARGIN, height: 216 })
      .toBuffer()
    const { channels } = await sharp(edge).stats()
    if (channels.some(({ stdev }) => stdev > 0)) cut.push(name)
  }
  expect(cut).toEqual([])
})

test('every brand but the house’s own has a sign of its own', () => {
  const signs = readBrands().flatMap(({ key }) => (key === 'portage' ? [] : [signOf(key, 0)]))
  expect(new Set(signs).size).toBe(signs.length)
})
