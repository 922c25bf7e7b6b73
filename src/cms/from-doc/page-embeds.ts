import type { Column } from '../../domain/content/slice.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import { attributeText } from '../../domain/consent/attribute-text.ts'
import { isVideoAddress } from '../../domain/content/embed-hosts.ts'
import { playerOfAddress, videoSite } from '../../domain/content/video-address.ts'
import { shopName } from '../../domain/shop-name.ts'
import type { BlockBody, Maker, PageReferences } from './block-maker.ts'
import { listOf, pixels, textOf } from './page-block.ts'

/** The size of a picture frame where an editor gave none. */
const [WIDE, HIGH] = [1280, 720]

type More = 'vertimage' | 'mediaembed' | 'iframeembed' | 'formembed' | 'dropdown' | 'columns' | 'storeteaser'

type EmbedMakers = { [T in Exclude<More, 'iframeembed'>]: Maker<T> } & {
  iframeembed(
    ...given: Parameters<Maker<'iframeembed'>>
  ): BlockBody<'iframeembed'> | BlockBody<'mediaembed'> | undefined
}

/** Slices that embed content of another site, and the longer pages' furniture. */
export const embedMakers: EmbedMakers = {
  vertimage: (block, locale, { picture, richText }) => {
    const [found, copy, link] = [
      picture(block.vert_image),
      textOf(block, 'vert_copy', locale),
      textOf(block, 'vert_link', locale),
    ]
    return (
      found && {
        type: 'vertimage',
        picture: found,
        ...(copy && { copy: richText(copy) }),
        ...(link && { href: localeHref(locale, link) }),
      }
    )
  },
  mediaembed: (block, locale, { video, ownVideo, picture }) => {
    const title = textOf(block, 'title', locale)
    const own = block.source === 'own'
    const player = own ? ownVideo(block.video) : video(embedCode(textOf(block, 'html', locale)), title)
    const poster = picture(block.poster)
    return (
      player && {
        type: 'mediaembed',
        title,
        // As the data layer names it (acceptance 119): what an editor writes of a site may be of another.
        provider: own ? shopName() : videoSite(player.url),
        ...player,
        ...(block.opens === 'modal' && { modal: true }),
        width: pixels(block.width, WIDE),
        height: pixels(block.height, HIGH),
        ...(poster && { poster }),
      }
    )
  },
  iframeembed: (block, locale, { frameUrl, video }) => {
    const [url, title] = [textOf(block, 'iframe_url', locale), textOf(block, 'title', locale)]
    const size = { width: pixels(block.width, WIDE), height: pixels(block.height, HIGH) }
    if (isVideoAddress(url)) return framedVideo(url, title, size, video)
    const src = frameUrl(url)
    return src ? { type: 'iframeembed', src, title, ...size } : undefined
  },
  formembed: (block, locale, { form }) => {
    const html = form(textOf(block, 'embedcode', locale))
    return html && { type: 'formembed', html }
  },
  dropdown: (block, locale, { richText }) => ({
    type: 'dropdown',
    title: textOf(block, 'title', locale),
    copy: richText(textOf(block, 'copy', locale)),
    isOpen: block.isopen === true,
  }),
  columns: (block, locale, { picture, richText }) => {
    const columns = (listOf(block.columns) as Record<string, unknown>[]).flatMap((column): Column[] => {
      const [heading, copy, link, shown] = [
        textOf(column, 'heading', locale),
        textOf(column, 'text', locale),
        textOf(column, 'link', locale),
        picture(column.picture),
      ]
      return heading
        ? [
            {
              heading,
              ...(copy && { copy: richText(copy) }),
              ...(shown && { picture: shown }),
              ...(link && { href: localeHref(locale, link) }),
            },
          ]
        : []
    })
    return columns.length > 0 ? { type: 'columns', heading: textOf(block, 'heading', locale), columns } : undefined
  },
  storeteaser: (block, locale, { store }) => {
    const [heading, stores] = [textOf(block, 'heading', locale), listOf(block.stores).flatMap((id) => store(id) ?? [])]
    return stores.length > 0 ? { type: 'storeteaser', heading, text: textOf(block, 'text', locale), stores } : undefined
  },
}

const frame = (url: string): string => `<iframe src="${attributeText(url)}"></iframe>`

/** Editors paste the code of a player, or the address of a video. */
function embedCode(pasted: string): string {
  const player = playerOfAddress(pasted)
  return player ? frame(player) : pasted
}

/**
 * A video that was once put into a frame: it is played as all videos are, with the shopper's consent (acceptance 145).
 */
function framedVideo(
  url: string,
  title: string,
  size: { width: number; height: number },
  video: PageReferences['video'],
): BlockBody<'mediaembed'> | undefined {
  const player = video(frame(url), title)
  return player && { type: 'mediaembed', title, provider: videoSite(player.url), ...player, ...size }
}
