/** A press on a link, as a browser reports it. `here` and `to` are addresses with their origin. */
export type LinkPress = { here: string; to: string; button: number; modified: boolean; target: string }

/**
 * Whether a press on a link asks this window for another page of the shop: not for a new tab, another site, or a place
 * of the page itself.
 */
export function leadsAway({ here, to, button, modified, target }: LinkPress): boolean {
  if (button !== 0 || modified || (target !== '' && target !== '_self')) return false
  const [page, other] = [here, to].map((address) => address.split('#')[0] ?? '')
  const origin = /^https?:\/\/[^/?#]+/.exec(here)?.[0]
  return origin !== undefined && other !== page && (other === origin || other!.startsWith(`${origin}/`))
}
