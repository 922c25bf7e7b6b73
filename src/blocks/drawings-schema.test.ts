import { expect, test } from 'vitest'
import { blockSchemas } from './schemas.ts'

test('each section has a drawing of its own where one is chosen, named by the label below it', () => {
  const pictures = blockSchemas.map(({ admin }) => admin?.images?.thumbnail)
  const urls = pictures.flatMap((picture) => (typeof picture === 'object' ? picture.url : []))
  expect(new Set(urls).size).toBe(blockSchemas.length)
  for (const picture of pictures)
    expect(picture).toEqual({ alt: '', url: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/) })
})
