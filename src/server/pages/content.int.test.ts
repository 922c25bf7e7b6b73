import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'

const both = (en: string, fr = `${en} (fr)`) => ({ en, fr })
const tag = () => {}

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const read = () => createShop(async () => shop.payload)

  test('a page of every simple slice is read in both languages, with anchors of its own (acceptance 62–71)', async () => {
    const layout = [
      {
        blockType: 'dropdown',
        blockName: '2024-hiver!',
        title: both('When?', 'Quand ?'),
        copy: both('Soon.', 'Bientôt.'),
        isopen: true,
      },
      {
        blockType: 'dropdown',
        blockName: '2024 hiver!',
        title: both('Where?', 'Où ?'),
        copy: both('[Here](/stores)', '[Ici](/magasins)'),
      },
      {
        blockType: 'columns',
        heading: both('Why'),
        columns: [{ heading: both('A'), text: both('a') }, { heading: both('B') }],
      },
      {
        blockType: 'mediaembed',
        title: both('Waxing', 'Fartage'),
        provider_name: 'Vimeo',
        width: 640,
        height: 360,
        html: both('<iframe src="https://player.vimeo.com/video/1"></iframe>'),
      },
      {
        blockType: 'iframeembed',
        iframe_url: both(
          'https://www.openstreetmap.org/export/embed.html',
          'https://www.openstreetmap.org/export/embed.html',
        ),
        title: both('Map', 'Carte'),
        width: 640,
        height: 360,
      },
      { blockType: 'formembed', embedcode: both('<form action="https://formspree.io/f/1"><input name="a"></form>') },
      {
        blockType: 'storeteaser',
        heading: both('Visit'),
        stores: [(await shop.payload.find({ collection: 'stores' })).docs[0]!.id],
      },
    ]
    await creator(shop.payload)('pages', {
      _status: 'published',
      key: 'all',
      title: both('All', 'Tout'),
      slug: both('all', 'tout'),
      layout,
    })
    const french = await read().shop.contentPage('fr', 'tout', tag)
    expect(french && 'slices' in french && french.slices).toMatchObject([
      { type: 'dropdown', id: 'id_2024_hiver_', title: 'Quand\u00a0?', isOpen: true },
      { type: 'dropdown', id: 'id_2024_hiver__2', copy: '<p><a href="/fr/magasins">Ici</a></p>\n', isOpen: false },
      { type: 'columns' },
      { type: 'mediaembed', title: 'Fartage', url: 'https://player.vimeo.com/video/1?autoplay=1&playsinline=1' },
      { type: 'iframeembed', title: 'Carte' },
      { type: 'formembed' },
      { type: 'storeteaser', stores: [{ name: 'Calgary', href: '/fr/magasins/calgary' }] },
    ])
  })

  test.each([
    [
      'a frame of an unknown site',
      { blockType: 'iframeembed', iframe_url: 'https://evil.example/', title: 'Map', width: 640, height: 360 },
      /https/,
    ],
    [
      'a video of an unknown site',
      {
        blockType: 'mediaembed',
        title: 'T',
        provider_name: 'X',
        width: 640,
        height: 360,
        html: '<iframe src="https://evil.example"></iframe>',
      },
      /embed code/,
    ],
    [
      'a form for an unknown site',
      { blockType: 'formembed', embedcode: '<form action="https://evil.example"></form>' },
      /formspree/,
    ],
    ['a paste of 10 MB', { blockType: 'dropdown', title: 'T', copy: 'x'.repeat(10_000_000) }, /50,?000/],
    [
      'a paste of 10 MB into a text',
      { blockType: 'markdowncopy', copy: [{ text: 'x'.repeat(10_000_000) }] },
      /50,?000/,
    ],
  ])('an editor sees what is wrong with %s', async (_, block, message) => {
    const data = { _status: 'published', key: 'wrong', title: 'W', slug: 'w', layout: [block] }
    const failure = await shop.payload
      .create({ collection: 'pages', data: data as never, locale: 'en' })
      .catch((error: Error & { data?: unknown }) => error)
    const { data: errors } = failure as { data?: unknown }
    expect(JSON.stringify(errors)).toMatch(message)
  })

  test('no page is published with a picture that lacks its text in a language; decoration needs none', async () => {
    const { payload } = shop
    const picture = async (name: string, data: object) => {
      const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b2a55' } })
        .png()
        .toBuffer()
      const file = { name: `${name}.png`, mimetype: 'image/png', size: bytes.length, data: bytes }
      return Number((await payload.create({ collection: 'media', data: data as never, locale: 'en', file })).id)
    }
    const english = await picture('english', { alt: 'A tent' })
    const decoration = await picture('decoration', { decorative: true })
    await expect(picture('silent', { alt: ' ' })).rejects.toMatchObject({ data: { errors: [{ path: 'alt' }] } })
    const page = (key: string, picture: number) =>
      payload.create({
        collection: 'pages',
        locale: 'all' as never,
        data: {
          _status: 'published',
          key,
          title: both(key),
          slug: both(key, key),
          layout: [{ blockType: 'image', picture }],
        } as never,
      })
    const refused = await page('with-english', english).catch((error: { data?: unknown }) => error)
    expect(refused).toMatchObject({
      data: { errors: [{ path: 'layout.0.picture', message: expect.stringContaining('Français') }] },
    })
    await payload.update({ collection: 'media', id: english, locale: 'fr', data: { alt: 'Une tente' } as never })
    await page('with-both', english)
    await page('with-decoration', decoration)
    expect(await read().shop.contentPage('fr', 'with-both', tag)).toMatchObject({
      slices: [{ picture: { alt: 'Une tente' } }],
    })
    expect(await read().shop.contentPage('en', 'with-decoration', tag)).toMatchObject({
      slices: [{ picture: { alt: '' } }],
    })
  })

  test.each<[string, () => Promise<Buffer> | Buffer, string, RegExp]>([
    ['a text', () => Buffer.from('I am a text'), 'image/png', /picture|file type/i],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'image/png',
      /SVG|file type/i,
    ],
    [
      'a drawing by its own name',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
      /SVG|file type/i,
    ],
    [
      'a picture of 51 megapixels',
      () =>
        sharp({ create: { width: 10_000, height: 5100, channels: 3, background: '#fff' }, limitInputPixels: false })
          .png()
          .toBuffer(),
      'image/png',
      /51 megapixels/,
    ],
  ])('an editor who uploads %s sees why it is refused, and nothing is stored', async (_, make, mimetype, words) => {
    const data = await make()
    const before = (await shop.payload.count({ collection: 'media' })).totalDocs
    const failure = (await shop.payload
      .create({
        collection: 'media',
        data: { alt: 'x' } as never,
        file: { name: 'wrong.png', mimetype, size: data.length, data },
      })
      .catch((error: unknown) => error)) as { message: string; data?: unknown }
    expect(`${failure.message} ${JSON.stringify(failure.data)}`).toMatch(words)
    expect((await shop.payload.count({ collection: 'media' })).totalDocs).toBe(before)
  })

  test('the focal point of a picture comes along (acceptance 63)', async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#5b2a55' } })
      .png()
      .toBuffer()
    const { id } = await shop.payload.create({
      collection: 'media',
      locale: 'all' as never,
      data: { alt: both('A'), focalX: 20, focalY: 80 } as never,
      file: { name: 'focal.png', mimetype: 'image/png', size: bytes.length, data: bytes },
    })
    await creator(shop.payload)('pages', {
      _status: 'published',
      key: 'focal',
      title: both('Focal'),
      slug: both('focal', 'foyer'),
      layout: [{ blockType: 'image', picture: id }],
    })
    expect(await read().shop.contentPage('fr', 'foyer', tag)).toMatchObject({
      slices: [{ picture: { focus: { x: 20, y: 80 } } }],
    })
  })
})
