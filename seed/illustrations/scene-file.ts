import { frenchSpacing } from '../../src/domain/french-spacing.ts'
import type { Seeding } from '../seeding.ts'
import { raster } from './render.ts'
import { sceneSvg, type SceneName } from './scenes.ts'

type Both = { en: string; fr: string }

/** A scene in the media collection: as decoration, or with the alternative text of one page. */
export function scenePicture(
  ensure: Seeding['ensure'],
  scene: string,
  described?: { alt: Both; page: string },
): Promise<number> {
  const filename = `scene-${scene}${described ? `-${described.page}` : ''}.png`
  return ensure(
    'media',
    { filename },
    () => (described ? { alt: { en: described.alt.en, fr: frenchSpacing(described.alt.fr) } } : { decorative: true }),
    async () => {
      const data = await raster(sceneSvg(scene as SceneName))
      return { name: filename, data, mimetype: 'image/png', size: data.length }
    },
  )
}
