import { expect, onTestFinished, test, vi } from 'vitest'
import type { SafeHtml } from '../../domain/content/slice.ts'
import { setShopName } from '../../domain/shop-name.ts'
import { slicesFromDoc } from './page.ts'
import type { PageReferences } from './block-maker.ts'

const words = (en: string, fr = `${en} (fr)`) => ({ en, fr })
const picture = { file: 'a.webp', width: 600, height: 800, alt: 'A tent' }
const log = vi.fn<(sentence: string) => void>()
const clean = (kind: string) => (text: string) => `${kind}(${text})` as SafeHtml

const references: PageReferences = {
  picture: (id) => (id === 1 ? picture : undefined),
  category: () => undefined,
  collectionKey: () => undefined,
  page: () => undefined,
  products: () => [],
  more: () => undefined,
  store: (id) =>
    id === 7 ? { name: 'Calgary', address: '1 Bow Trail, Calgary (AB)', href: '/en/stores/calgary' } : undefined,
  video: (html, title) =>
    html.includes('known')
      ? { html: `embed(${title})` as SafeHtml, url: 'https://player.vimeo.com/video/1' }
      : undefined,
  ownVideo: (id) =>
    id === 3
      ? {
          url: '/video/snow.webm',
          file: { type: 'video/webm', captions: { en: '/video/snow.webm/en.vtt', fr: '/video/snow.webm/fr.vtt' } },
        }
      : undefined,
  frameUrl: (url) => (url.startsWith('https:') ? url : undefined),
  form: (html) => (html.includes('known') ? (`form(${html})` as SafeHtml) : undefined),
  richText: clean('rich'),
  inlineText: clean('inline'),
  log,
}

const slice = (blockType: string, fields: object = {}) => {
  log.mockClear()
  return slicesFromDoc(
    {
      id: 1,
      key: 'help',
      title: words('Help'),
      slug: words('help'),
      layout: [{ id: '9', blockType, ...fields } as never],
    },
    'en',
    references,
  )[0]
}

test('vertimage: picture, copy, link (acceptance 64)', () => {
  expect(slice('vertimage', { vert_image: 1, vert_copy: words('Hi'), vert_link: words('/stores') })).toEqual({
    id: 'vertimage_9',
    type: 'vertimage',
    picture,
    copy: 'rich(Hi)',
    href: '/en/stores',
  })
  expect(slice('vertimage', { vert_image: 2, vert_copy: words('Hi') })).toBeUndefined()
})

test('mediaembed: a video of our own, over the page where the editor wants it (acceptance 39, 66)', () => {
  const given = {
    title: words('Snow'),
    source: 'own',
    video: 3,
    provider_name: 'YouTube',
    html: words('known'),
    width: 640,
    height: 360,
  }
  const own = {
    type: 'mediaembed',
    title: 'Snow',
    provider: 'Portage',
    url: '/video/snow.webm',
    file: { type: 'video/webm', captions: { en: '/video/snow.webm/en.vtt', fr: '/video/snow.webm/fr.vtt' } },
    width: 640,
    height: 360,
  }
  expect(slice('mediaembed', given)).toEqual({ id: 'mediaembed_9', ...own })
  expect(slice('mediaembed', { ...given, opens: 'modal' })).toEqual({ id: 'mediaembed_9', ...own, modal: true })
  expect(slice('mediaembed', { ...given, video: 4 })).toBeUndefined()
  // Of a shop with another name.
  onTestFinished(() => setShopName(undefined))
  setShopName('Boréal Plein Air')
  expect(slice('mediaembed', given)).toMatchObject({ provider: 'Boréal Plein Air' })
})

test('mediaembed: the player through the gate, with a size even where none was given (acceptance 66, 101)', () => {
  // What is written of its site may be of another.
  const given = { title: words('Waxing'), provider_name: 'YouTube', html: words('known') }
  expect(slice('mediaembed', { ...given, width: 640, height: 360, poster: 1 })).toMatchObject({
    type: 'mediaembed',
    title: 'Waxing',
    provider: 'Vimeo',
    html: 'embed(Waxing)',
    url: 'https://player.vimeo.com/video/1',
    width: 640,
    height: 360,
    poster: picture,
  })
  expect(slice('mediaembed', { ...given, width: null, height: 0 })).toMatchObject({ width: 1280, height: 720 })
  expect(slice('mediaembed', { ...given, html: words('another site') })).toBeUndefined()
  expect(slice('mediaembed', { ...given, html: words('https://youtu.be/known') })).toMatchObject({
    html: 'embed(Waxing)',
  })
})

test('iframeembed: https, a title, its own size (acceptance 67)', () => {
  const given = { iframe_url: words('https://a.example'), title: words('Map'), width: 400, height: 300 }
  expect(slice('iframeembed', given)).toEqual({
    id: 'iframeembed_9',
    type: 'iframeembed',
    src: 'https://a.example',
    title: 'Map',
    width: 400,
    height: 300,
  })
  expect(slice('iframeembed', { ...given, iframe_url: words('http://a.example') })).toBeUndefined()
  expect(slice('iframeembed', { ...given, title: { fr: 'Carte' } })).toBeUndefined()
})

test('iframeembed: a video is played as videos are, with the consent of the shopper (acceptance 145)', () => {
  const given = {
    iframe_url: words('https://www.youtube.com/embed/known'),
    title: words('Snow'),
    width: 400,
    height: 300,
  }
  expect(slice('iframeembed', given)).toEqual({
    id: 'iframeembed_9',
    type: 'mediaembed',
    title: 'Snow',
    provider: 'Vimeo',
    html: 'embed(Snow)',
    url: 'https://player.vimeo.com/video/1',
    width: 400,
    height: 300,
  })
  expect(slice('iframeembed', { ...given, iframe_url: words('https://youtu.be/x') })).toBeUndefined()
})

test('formembed: what the gate leaves of it, or nothing (acceptance 69)', () => {
  expect(slice('formembed', { embedcode: words('known') })).toMatchObject({ html: 'form(known)' })
  expect(slice('formembed', { embedcode: words('other') })).toBeUndefined()
})

test.each([
  [true, true],
  [false, false],
  [null, false],
  ['true', false],
  [undefined, false],
])('dropdown: isopen %j starts open: %s (acceptance 70)', (isopen, isOpen) =>
  expect(slice('dropdown', { title: words('When?'), copy: words('Soon.'), isopen })).toMatchObject({
    title: 'When?',
    copy: 'rich(Soon.)',
    isOpen,
  }),
)

test('columns without a heading are left out, the others stay', () =>
  expect(
    slice('columns', {
      heading: null,
      columns: [
        { heading: words('A'), text: words('a'), picture: 1, link: words('/x') },
        null,
        { heading: { fr: 'B' } },
      ],
    }),
  ).toMatchObject({ heading: '', columns: [{ heading: 'A', copy: 'rich(a)', picture, href: '/en/x' }] }))

test('storeteaser: the stores there are', () => {
  expect(slice('storeteaser', { heading: words('Visit'), stores: [7, 8] })).toMatchObject({
    heading: 'Visit',
    text: '',
    stores: [{ name: 'Calgary' }],
  })
  expect(slice('storeteaser', { heading: words('Visit'), stores: [8] })).toBeUndefined()
})

test.each([
  'vertimage',
  'mediaembed',
  'iframeembed',
  'formembed',
  'dropdown',
  'columns',
  'storeteaser',
  'hologram',
  'constructor',
])('%s with nothing in it, or of no known type, is left out and logged (acceptance 72)', (type) => {
  expect(slice(type)).toBeUndefined()
  expect(log).toHaveBeenCalledWith(expect.stringContaining(type))
})

test('a null in the layout does not stop the page', () => {
  expect(
    slicesFromDoc(
      {
        id: 1,
        key: 'help',
        title: words('Help'),
        slug: words('help'),
        layout: [null as never, { id: '1', blockType: 'dropdown', title: words('Q'), copy: words('A') }],
      },
      'fr',
      references,
    ),
  ).toHaveLength(1)
})
