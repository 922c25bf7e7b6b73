import { iconHref, type ShopLook } from '../../domain/shop-look.ts'

/** What a browser shows of the shop outside of its pages. */
export const webManifest = ({ name, icon, colours }: ShopLook) => ({
  name,
  short_name: name,
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: colours.dark,
  // The picture server says which kind of picture it is.
  icons: [{ src: iconHref(icon, 480), sizes: 'any', ...(!icon && { type: 'image/svg+xml' }) }],
})
