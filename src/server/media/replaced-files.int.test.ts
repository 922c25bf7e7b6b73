import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const png = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
  const file = async (background: string, name = 'tent.png') => {
    const data = await png(background)
    return { name, mimetype: 'image/png', size: data.length, data }
  }
  const created = async () => {
    const alt = { data: { alt: 'A tent' } as never, locale: 'en' as const }
    return shop.payload.create({ collection: 'media', ...alt, file: await file('green') })
  }
  const replace = async (id: string | number, background: string, name?: string) =>
    (await shop.payload.update({ collection: 'media', id, data: {}, file: await file(background, name) })).filename

  // Browsers store a picture by its address for a year.
  test('another picture never gets an address that one had before, whatever its file is called', async () => {
    const { id, filename } = await created()
    const names = [filename]
    for (const background of ['red', 'blue', 'white']) names.push(await replace(id, background))
    names.push(await replace(id, 'black', names[1]!))
    expect(new Set(names).size).toBe(5)
    expect(names[1]).toMatch(/^tent-[0-9a-f]{8}\.png$/)
  })

  test('a picture that is cut has another address each time, one whose focal point moves has not', async () => {
    const { id, filename } = await created()
    const edit = async (percent: number, pixels: number, x = 50) => {
      const crop = { x: 0, y: 0, width: percent, height: percent, unit: '%' }
      const uploadEdits = { crop, focalPoint: { x, y: 50 }, widthInPixels: pixels, heightInPixels: pixels }
      const req = { query: { uploadEdits } } as never
      return shop.payload.update({ collection: 'media', id, data: {}, req })
    }
    const edits = [await edit(50, 4), await edit(50, 2)]
    expect(edits.map(({ width }) => width)).toEqual([4, 2])
    const names = [filename, ...edits.map((doc) => doc.filename)]
    expect(new Set(names).size).toBe(3)
    expect(await readdir(path.join(shop.dataDir, 'media'))).toContain(names[2])
    expect(await readdir(path.join(shop.dataDir, 'media'))).not.toContain(names[1])
    const moved = await edit(100, 2, 20)
    expect([moved.filename, moved.focalX]).toEqual([names[2], 20])
  })

  test('the same file again, as a form sends it with its next save, changes nothing', async () => {
    const { id } = await created()
    const name = await replace(id, 'red')
    expect(await replace(id, 'red')).toBe(name)
    expect(await replace(id, 'red', name!)).toBe(name)
  })
})
