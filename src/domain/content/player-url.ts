const youtube = /^https:\/\/www\.youtube(?:-nocookie)?\.com\//i

/**
 * The address of a video site's player, asked to play at once and to say what it does: the shopper has pressed play
 * already, on our poster. Other parameters stay; a list that would go on with other videos goes.
 */
export function playerUrl(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const preserved = query
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && !/^(?:autoplay|enablejsapi|playsinline|rel|list)(?:=|$)/.test(parameter))
  const asked = youtube.test(address)
    ? ['autoplay=1', 'enablejsapi=1', 'playsinline=1', 'rel=0']
    : ['autoplay=1', 'playsinline=1']
  return `${path}?${[...preserved, ...asked].join('&')}${hash}`
}
