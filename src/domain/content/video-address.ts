import { isYoutube, youtubeEmbed } from './youtube-embed.ts'

const webAddress = /^(?:(?:https?:)?\/\/)?([a-z.-]+)(\/[^\s?#]*)(?:\?([^\s#]*))?(#\S*)?$/i
const vimeoPage =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d+)(?:\/([\da-f]+))?\/?$/i

/**
 * The player of the video that an address of YouTube or Vimeo shows, as one copies it from the browser or from
 * “Share”; undefined for anything else. Where it starts stays, what says from whom it was copied goes.
 */
export function playerOfAddress(pasted: string): string | undefined {
  const [, host = '', path = '', query = '', hash = ''] = webAddress.exec(pasted.trim()) ?? []
  const given = query.replaceAll('&amp;', '&').split('&')
  if (isYoutube(host)) {
    const player = youtubeEmbed({ path: path.replace(/(.)\/$/, '$1'), parameters: given }, host)
    const starts = player.parameters.filter((parameter) => /^(?:start|end)=\d+$/.test(parameter))
    return /^\/embed\/[\w-]+$/.test(player.path)
      ? withQuery(`https://www.youtube.com${player.path}`, starts)
      : undefined
  }
  const [, id, key] = (/^(?:www\.|player\.)?vimeo\.com$/i.test(host) && vimeoPage.exec(path)) || []
  // What is not listed is played by its key, which its page has in the path and its player in the query.
  const keys = key ? [`h=${key}`] : given.filter((parameter) => /^h=[\da-f]+$/i.test(parameter))
  return id && withQuery(`https://player.vimeo.com/video/${id}`, keys) + (/^#t=\w+$/.test(hash) ? hash : '')
}

const withQuery = (address: string, parameters: string[]): string =>
  parameters.length > 0 ? `${address}?${parameters.join('&')}` : address

/** The site that a shopper who plays a video connects to, by the address of its player. */
export const videoSite = (player: string): 'YouTube' | 'Vimeo' =>
  /^https:\/\/player\.vimeo\.com\//i.test(player) ? 'Vimeo' : 'YouTube'
