type VideoRequest = { origin: string; path: string; parameters: string[] }

const COOKIELESS = 'https://www.youtube-nocookie.com'
const youtubeHost = /^(?:(?:www|m|music)\.)?youtube\.com$|^youtu\.be$|^(?:www\.)?youtube-nocookie\.com$/

/**
 * A request for a YouTube video, moved to the host that sets no cookie before playing (acceptance 147); others stay.
 * That host knows the embed path only, so the URL of a watch page, a short or `youtu.be` becomes it.
 */
export function privateYoutube(request: VideoRequest, host: string): VideoRequest {
  const name = host
    .toLowerCase()
    .replace(/^.*@/, '')
    .replace(/\.?(?::\d*)?$/, '')
  if (!youtubeHost.test(name)) return request
  const [, short] = (name === 'youtu.be' && /^\/([\w-]+)/.exec(request.path)) || []
  const [, page] = /^\/(?:shorts|live|v)\/([\w-]+)/.exec(request.path) ?? []
  const [, watched] =
    (request.path === '/watch' &&
      /^v=([\w-]+)$/.exec(request.parameters.find((parameter) => parameter.startsWith('v=')) ?? '')) ||
    []
  const id = short ?? page ?? watched
  return {
    origin: COOKIELESS,
    path: id ? `/embed/${id}` : request.path,
    parameters: watched ? request.parameters.filter((parameter) => !parameter.startsWith('v=')) : request.parameters,
  }
}
