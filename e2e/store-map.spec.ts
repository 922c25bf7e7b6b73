import { expect, test, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { m } from '../src/paraglide/messages.js'
import { blocked } from './support/blocked.ts'
import { landmarks } from './support/landmarks.ts'
import { locales, pages } from './support/pages.ts'
import { TILE_COLOUR, tileServer } from './support/tile-server.ts'
import { visit } from './support/visit.ts'

/** The shop under test was started with this address, and only this test responds there. */
const { MAP_STYLE_URL = '' } = process.env
const name = { en: 'Gatineau, Promenade du Portage', fr: 'Gatineau, promenade du Portage' }

test.describe.configure({ mode: 'serial' })
// The tile server is another site, which does not allow a header that only the shop's proxy sets.
test.use({ extraHTTPHeaders: {} })

let tiles: Awaited<ReturnType<typeof tileServer>>
test.beforeAll(async () => void (tiles = await tileServer(MAP_STYLE_URL)))
test.afterAll(async () => tiles.stop())

// Tiles that the shop can host itself
for (const locale of locales) {
  if (locale === 'en')
    test(`${locale}: the detailed map contacts the shop's tile server, once it is opened, and no one else @desktop`, async ({
      page,
      baseURL,
    }) => {
      const violations = await blocked(page)
      const origins = new Set<string>()
      page.on(
        'request',
        (request) => void (request.url().startsWith('http') && origins.add(new URL(request.url()).origin)),
      )
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === pages.stores[locale])
      await visit(page, pages.stores[locale])
      const policy = (await answer).headers()['content-security-policy'] ?? ''
      const tileOrigin = new URL(MAP_STYLE_URL).origin
      expect(
        policy
          .split('; ')
          .filter((rule) => rule.includes(tileOrigin))
          .map((rule) => rule.split(' ')[0]),
      ).toEqual(['img-src', 'connect-src'])
      expect([...origins]).toEqual([baseURL])

      const map = page.getByRole('main').getByRole('region', { name: m.store_map({}, { locale }) })
      await map.getByRole('button', { name: m.store_map_live({}, { locale }) }).click()
      await expect.poll(() => shareOfTiles(map)).toBeGreaterThan(0.3)
      expect(tiles.asked).toContain('/area.geojson')
      for (const word of [m.store_map_zoom_in({}, { locale }), m.store_map_zoom_out({}, { locale })])
        await expect(map.getByRole('button', { name: word })).toBeVisible()
      await map.getByRole('link', { name: name[locale] }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#gatineau/)
      await expect(page.getByRole('heading', { name: name[locale] })).toBeInViewport()

      await page.getByRole('banner').getByRole('button', { name: landmarks[locale].myStore }).click()
      const modal = page.getByRole('dialog', { name: m.store_choose({}, { locale }) })
      await modal.getByRole('button', { name: m.store_map_live({}, { locale }) }).click()
      const small = modal.getByRole('region', { name: m.store_map({}, { locale }) })
      await expect.poll(() => shareOfTiles(small)).toBeGreaterThan(0.2)
      await small.getByRole('link', { name: name[locale] }).focus()
      await page.keyboard.press('Enter')
      await expect(
        small.getByRole('button', { name: m.store_make_mine_named({ name: name[locale] }, { locale }) }),
      ).toBeFocused()
      expect([...origins].toSorted()).toEqual([baseURL, tileOrigin].toSorted())
      expect(violations).toEqual([])
    })

  if (locale === 'fr')
    test(`${locale}: when the tile server fails the drawn map is back, and says so @desktop`, async ({ page }) => {
      tiles.fail(true)
      await visit(page, pages.stores[locale])
      const map = page.getByRole('main').getByRole('region', { name: m.store_map({}, { locale }) })
      await map.getByRole('button', { name: m.store_map_live({}, { locale }) }).click()
      await expect(map.getByRole('status').filter({ hasText: m.store_map_failed({}, { locale }) })).toBeVisible()
      await expect(map.getByRole('group').getByRole('link', { name: name[locale] })).toBeVisible()
      tiles.fail(false)
      await map.getByRole('button', { name: m.store_map_live({}, { locale }) }).click()
      await expect.poll(() => shareOfTiles(map)).toBeGreaterThan(0.3)
    })
}

/** The share of a map's picture that has the colour of the tiles. */
async function shareOfTiles(map: Locator): Promise<number> {
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let of = 0
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === TILE_COLOUR.r && data[at + 1] === TILE_COLOUR.g && data[at + 2] === TILE_COLOUR.b) of += 1
  return of / (info.width * info.height)
}
