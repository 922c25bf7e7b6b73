import type { Seeding } from '../seeding.ts'
import { raster } from './render.ts'

/** Signs of the shop's services, with the pen of its own icons, on a disc. */
const icons = {
  delivery:
    'M2 6h12v10.5H2ZM14 9.5h4.3L22 13v3.5h-8M6.5 15a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5ZM17.5 15a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5Z',
  returns: 'M4 8.5h11.5a4.75 4.75 0 0 1 0 9.5H8M8 4.5l-4 4 4 4',
  repair:
    'M3.5 20.5 17 7M17 7c-1.6-1.6-.6-4 1.4-4s3.200 2.600 1.600 3.800C19.200 7.500 17.900 7.900 17 7ZM19 6c3 6-3 6-5 8s2 5 6 5',
} as const

export type ServiceIcon = keyof typeof icons
export const serviceIcons = ['delivery', 'returns', 'repair'] as const satisfies readonly ServiceIcon[]

/** Side in pixels: small enough to be shown as an icon (src/blocks/columns). */
const SIDE = 192

export const iconPicture = (ensure: Seeding['ensure'], icon: ServiceIcon): Promise<number> =>
  ensure(
    'media',
    { filename: `icon-${icon}.png` },
    () => ({ decorative: true }),
    async () => {
      const data = await raster(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 44 44" width="${SIDE}" height="${SIDE}"><circle cx="12" cy="12" r="22" fill="#dfe8e1"/><path d="${icons[icon]}" fill="none" stroke="#1f4839" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
      )
      return { name: `icon-${icon}.png`, data, mimetype: 'image/png', size: data.length }
    },
  )
