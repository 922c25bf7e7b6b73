type VideoRequest = { path: string; parameters: string[] }

const youtubeHost = /^(?:(?:www|m|music)\.)?youtube\.com$|^youtu\.be$|^(?:www\.)?youtube-nocookie\.com$/

/** Whether a host, as an address writes it, is one of YouTube's. */
export const isYoutube = (host: string): boolean => youtubeHost.test(plainHost(host))

/**
 * A request for a YouTube video as its player takes it: the address of a watch page, a short or `youtu.be` becomes the
 * embed path, which alone may be framed, and `t=1m30s` becomes `start=90`.
 */
export function youtubeEmbed({ path, parameters }: VideoRequest, host: string): VideoRequest {
  const [, short] = (plainHost(host) === 'youtu.be' && /^\/([\w-]+)/.exec(path)) || []
  const [, page] = /^\/(?:shorts|live|v)\/([\w-]+)/.exec(path) ?? []
  const [, watched] =
    (path === '/watch' && /^v=([\w-]+)$/.exec(parameters.find((parameter) => parameter.startsWith('v=')) ?? '')) || []
  const id = short ?? page ?? watched
  return {
    path: id ? `/embed/${id}` : path,
    parameters: withStart(watched ? parameters.filter((parameter) => !parameter.startsWith('v=')) : parameters),
  }
}

function withStart(parameters: string[]): string[] {
  const others = parameters.filter((parameter) => !/^t(?:=|$)/.test(parameter))
  const seconds = secondsOf(parameters.find((parameter) => parameter.startsWith('t='))?.slice(2) ?? '')
  return seconds === undefined || others.some((parameter) => parameter.startsWith('start='))
    ? others
    : [...others, `start=${seconds}`]
}

/** Seconds of `90`, `42s`, `1m30s` or `1h2m3s`; undefined for anything else. */
function secondsOf(text: string): number | undefined {
  const [whole, hours, minutes, seconds] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? []
  return whole ? Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0) : undefined
}

const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^.*@/, '')
    .replace(/\.?(?::\d*)?$/, '')
