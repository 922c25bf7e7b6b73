import type { Locale } from '../locale.ts'
import { youtubeEmbed } from './youtube-embed.ts'

const youtube = /^https:\/\/(www\.youtube(?:-nocookie)?\.com)(?=\/)/i

/**
 * The address of a video site's player, asked to play at once and to say what it does: the shopper has pressed play
 * already, on our poster. YouTube’s speaks the language of the page, and shows its captions in it. Other parameters stay;
 * a list that would go on with other videos goes. The address of a page that shows the video becomes that of its player.
 */
export function playerUrl(address: string, locale: Locale): string {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const given = query.slice(1).split('&').filter(Boolean)
  const [origin, host] = youtube.exec(before) ?? []
  const { path, parameters } =
    origin === undefined || host === undefined
      ? { path: before, parameters: given }
      : inOrigin(origin, youtubeEmbed({ path: before.slice(origin.length), parameters: given }, host))
  const preserved = parameters.filter(
    (parameter) => !/^(?:autoplay|cc_lang_pref|enablejsapi|hl|playsinline|rel|list)(?:=|$)/.test(parameter),
  )
  const asked =
    origin === undefined
      ? ['autoplay=1', 'playsinline=1']
      : ['autoplay=1', 'enablejsapi=1', 'playsinline=1', 'rel=0', `hl=${locale}`, `cc_lang_pref=${locale}`]
  return `${path}?${[...preserved, ...asked].join('&')}${hash}`
}

const inOrigin = (origin: string, { path, parameters }: { path: string; parameters: string[] }) => ({
  path: origin + path,
  parameters,
})
