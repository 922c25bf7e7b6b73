import { addressOn } from '../domain/content/embed-hosts.ts'

/** Rules of fields that hold something of another site. A document written in all languages at once brings them in one object. */
const each = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.values(value) : [value]).filter((text): text is string => typeof text === 'string' && text !== '')

/** The longest text a field of HTML or Markdown takes, in characters: a paste of megabytes is a mistake. */
export const LONGEST_COPY = 50_000
const LONGEST_EMBED = 20_000

export const addressRule =
  (hosts: readonly string[]) =>
  (value: unknown): true | string =>
    each(value).every((url) => addressOn(hosts, url)) || `The shop shows what comes from these sites only, by https: ${hosts.join(', ')}.`

/** `attribute` of the first `tag` in the HTML must be an address of a listed host. */
export const htmlRule =
  (tag: 'iframe' | 'form', attribute: 'src' | 'action', hosts: readonly string[]) =>
  (value: unknown): true | string => {
    const texts = each(value)
    if (texts.some((text) => text.length > LONGEST_EMBED)) return `This is too long for an embed: at most ${LONGEST_EMBED.toLocaleString('en-CA')} characters. Copy the embed code only.`
    const inTag = new RegExp(`<${tag}\\b[^>]*?\\s${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    const isListed = (text: string) => {
      const [, double, single, bare] = inTag.exec(text) ?? []
      return addressOn(hosts, (double ?? single ?? bare ?? '').replaceAll('&amp;', '&')) !== undefined
    }
    return texts.every(isListed) || `Paste the embed code: a <${tag}> whose ${attribute} is an https address of ${hosts.join(', ')}. Nothing else of it is kept.`
  }
