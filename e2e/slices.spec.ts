import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { blockSchemas } from '../src/blocks/schemas.ts'
import { sampleLayout } from '../src/server/pages/block-samples.ts'
import { screenOf } from './support/pages.ts'
import { staffRequest } from './support/staff.ts'
import { recordedVideo } from './support/video.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

/** A page for each project, as both may run at the same time; out of the sitemap, which other tests walk. */
const slugOf = (project: string) => ({ en: `every-slice-${project}`, fr: `tous-les-blocs-${project}` })
let paths = { en: '', fr: '' }
const both = (text: string) => ({ en: text, fr: text })

test.describe.configure({ mode: 'default' })

let staff: APIRequestContext
const made: [collection: string, id: number][] = []

/** A page of every slice, as an editor would save it, with a video that the browser has recorded. */
test.beforeAll(async ({ browser }, { project }) => {
  const slug = slugOf(project.name)
  paths = { en: `/en/explore/${slug.en}`, fr: `/fr/explorer/${slug.fr}` }
  staff = await staffRequest()
  const ids = async (collection: string, limit: number, where = '') =>
    (
      (await (await staff.get(`/admin/api/${collection}?limit=${limit}&depth=0${where}`)).json()) as {
        docs: { id: number }[]
      }
    ).docs.map(({ id }) => id)
  const page = await browser.newPage()
  const video = await recordedVideo(page)
  await page.close()
  const uploaded = await staff.post('/admin/api/videos?locale=all', {
    multipart: {
      file: { name: 'snow-of-the-tests.webm', mimeType: 'video/webm', buffer: video },
      _payload: JSON.stringify({
        title: both('Snow'),
        captions: both('WEBVTT\n\n00:00.000 --> 00:01.000\nSnow falls.'),
      }),
    },
  })
  expect(uploaded.status(), await uploaded.text()).toBe(201)
  const { doc } = (await uploaded.json()) as { doc: { id: number } }
  made.push(['videos', doc.id])
  const [wide = 0, other = 0] = await ids('media', 2, '&where[filename][like]=scene-')
  const layout = sampleLayout({
    categories: await ids('categories', 5),
    products: await ids('products', 5),
    collection: (await ids('product-collections', 1))[0] ?? 0,
    pages: await ids('pages', 4),
    stores: await ids('stores', 3),
    wide,
    other,
    video: doc.id,
  })
  const saved = await staff.post('/admin/api/pages?locale=all', {
    data: {
      _status: 'published',
      key: slug.en,
      title: { en: 'Every slice', fr: 'Tous les blocs' },
      slug,
      seo: { noindex: true },
      layout,
    },
  })
  expect(saved.status(), await saved.text()).toBe(201)
  made.push(['pages', ((await saved.json()) as { doc: { id: number } }).doc.id])
})

test.afterAll(async () => {
  for (const [collection, id] of made.toReversed()) await staff.delete(`/admin/api/${collection}/${id}`)
  await staff?.dispose()
})

// Every width; French has the longer words.
for (const [width, locale] of [
  [390, 'fr'],
  [768, 'fr'],
  [1440, 'en'],
] as const) {
  test(`${locale}: every slice at ${width} px: all there, ids that differ, nothing sideways, no violation of WCAG 2.2 AA (acceptance 62–72) @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, paths[locale])
    // Pictures and the footer come as they are neared.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 700) {
        window.scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    const shown = await page.evaluate(() => [...document.querySelectorAll('main [id]')].map(({ id }) => id))
    expect(new Set(shown).size).toBe(shown.length)
    for (const anchor of anchors) expect(shown, `#${anchor}`).toContain(anchor)
    // Questions that follow one another are one list: they share the line between them.
    const [closed, open] = await Promise.all(
      ['closed', 'open'].map((name) => page.locator(`#question_${name}`).boundingBox()),
    )
    expect((open?.y ?? 0) - (closed?.y ?? 0) - (closed?.height ?? 0)).toBeCloseTo(-1, 1)
    // Frames of other sites are theirs.
    expect(await violations(page, { within: 'main', without: 'iframe' })).toEqual([])
  })
}

for (const locale of ['en', 'fr'] as const) {
  test(`${locale}: our own video plays in its place, with captions and its events (acceptance 66, 119) ${screenOf[locale]}`, async ({
    page,
  }) => {
    await visit(page, paths[locale])
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/video/') && asked.push(request.url())))
    const block = page.locator('#own_video_in_place')
    await block.getByRole('button').scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await block.getByRole('button').click()
    const video = block.locator('video')
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
    expect(
      await video.evaluate((player: HTMLVideoElement) =>
        [...player.textTracks].map(({ mode, language }) => [mode, language]),
      ),
    ).toEqual(
      locale === 'en'
        ? [
            ['showing', 'en-CA'],
            ['disabled', 'fr-CA'],
          ]
        : [
            ['showing', 'fr-CA'],
            ['disabled', 'en-CA'],
          ],
    )
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.textTracks[0]?.cues?.length)).toBe(1)
    await expect
      .poll(() => tracked(page), { timeout: 20_000 })
      .toEqual(['video_start', 10, 25, 50, 75, 100, 'video_complete'])
  })

  if (locale === 'en')
    test(`${locale}: the video modal plays, keeps the focus, and stops when it closes (acceptance 37–39) @desktop`, async ({
      page,
    }) => {
      const scripts: string[] = []
      page.on(
        'response',
        (response) => void (response.request().resourceType() === 'script' && scripts.push(response.url())),
      )
      await visit(page, paths[locale])
      const opener = page.locator('#own_video_modal').getByRole('button')
      await opener.scrollIntoViewIfNeeded()
      const before = scripts.length
      await opener.click()
      const dialog = page.getByRole('dialog', { name: locale === 'en' ? 'Snow on the lake' : 'La neige sur le lac' })
      await expect(dialog).toBeVisible()
      expect(scripts.length).toBeGreaterThan(before)
      expect(new URL(page.url()).hash).toBe('#video-own_video_modal')
      const video = await dialog.locator('video').elementHandle()
      await expect.poll(() => video?.evaluate((player) => (player as HTMLVideoElement).currentTime)).toBeGreaterThan(0)
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect
        .poll(() => video?.evaluate((player) => [(player as HTMLVideoElement).paused, player.isConnected]))
        .toEqual([true, false])
      await expect(opener).toBeFocused()
      expect(new URL(page.url()).hash).toBe('')
      // Its address opens it.
      await page.goto(`${paths[locale]}#video-own_video_modal`)
      await expect(dialog).toBeVisible()
    })

  test(`${locale}: the film of the canoe trips plays, with captions in this language @desktop`, async ({ page }) => {
    await visit(page, locale === 'en' ? '/en/explore/canoe-routes' : '/fr/explorer/itineraires-de-canot')
    await page
      .getByRole('button', { name: locale === 'en' ? 'A day on the portage' : 'Une journée de portage' })
      .click()
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
    expect(await video.evaluate((player: HTMLVideoElement) => player.duration)).toBe(20)
    const said = locale === 'en' ? 'The lake is not awake yet' : 'Le lac dort encore'
    await expect
      .poll(() =>
        video.evaluate((player: HTMLVideoElement) => (player.textTracks[0]?.cues?.[0] as VTTCue | undefined)?.text),
      )
      .toContain(said)
  })

  if (locale === 'en')
    test(`${locale}: a video of another site asks that site for nothing before it plays, and not to track (acceptance 112, 145) @desktop`, async ({
      page,
    }) => {
      const asked: string[] = []
      await page.route(/youtube|vimeo|openstreetmap/, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
      })
      await visit(page, paths[locale])
      const button = page.locator('#video_with_a_poster').getByRole('button')
      await button.scrollIntoViewIfNeeded()
      expect(asked.filter((url) => !url.includes('openstreetmap'))).toEqual([])
      await button.click()
      await expect
        .poll(() => asked.filter((url) => url.includes('youtube')))
        .toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*dnt=1/)])
    })
}

const tracked = (page: Page) =>
  page.evaluate(() =>
    (
      (window as unknown as { dataLayer?: { event?: string; event_name?: string; video_percent?: number }[] })
        .dataLayer ?? []
    )
      .filter(({ event }) => event === 'video_interaction')
      .map(({ event_name, video_percent }) => video_percent ?? event_name),
  )

const samples = sampleLayout({
  categories: [],
  products: [],
  collection: 0,
  pages: [],
  stores: [],
  wide: 0,
  other: 0,
  video: 0,
})
/** The anchors of the samples: the names their editor gave, but for those that the shell has already. */
const names = samples.map(({ blockName }) => String(blockName).replace(/\W/g, '_'))
const anchors = names.map((name) => (name === 'stores' ? 'stores_2' : name))

test('the samples show every type of block @desktop', () => {
  const shown = new Set(samples.map(({ blockType }) => blockType))
  expect([...shown].toSorted()).toEqual(blockSchemas.map(({ slug }) => slug).toSorted())
})
