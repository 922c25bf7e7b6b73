import type { ShopLook } from '../../domain/shop-look.ts'

/** What a browser shows of the shop outside of its pages. */
export const webManifest = ({ name, colours }: ShopLook) => ({
  name,
  short_name: name,
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: colours.dark,
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
})
