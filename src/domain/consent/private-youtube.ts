import { isYoutube, youtubeEmbed } from '../content/youtube-embed.ts'

type VideoRequest = { origin: string; path: string; parameters: string[] }

const COOKIELESS = 'https://www.youtube-nocookie.com'

/**
 * A request for a YouTube video, moved to the host that sets no cookie before playing (acceptance 147); others stay.
 * That host knows the embed path only.
 */
export const privateYoutube = (request: VideoRequest, host: string): VideoRequest =>
  isYoutube(host) ? { origin: COOKIELESS, ...youtubeEmbed(request, host) } : request
