import { addressOn, isVideoAddress } from '../domain/content/embed-hosts.ts'
import { fieldRule, writtenTexts } from '../domain/field-rule.ts'
import type { Both } from '../domain/locale.ts'

const LONGEST_EMBED = 20_000

const tooLong: Both = {
  en: `This is too long for an embed: no more than ${LONGEST_EMBED.toLocaleString('en-CA')} characters. Copy the embed code only.`,
  fr: `C’est trop long pour une intégration : au plus ${LONGEST_EMBED.toLocaleString('fr-CA')} caractères. Ne copiez que le code d’intégration.`,
}

const isAVideo: Both = {
  en: 'Videos have their own block, “Video”: it loads nothing from their site until the shopper plays them.',
  fr: 'Les vidéos ont leur propre bloc, «\u00a0Vidéo\u00a0»\u00a0: il ne charge rien de leur site avant la lecture.',
}

export const addressRule = (hosts: readonly string[]) =>
  fieldRule((value) =>
    writtenTexts(value).every((url) => addressOn(hosts, url))
      ? undefined
      : writtenTexts(value).some((url) => isVideoAddress(url) && !addressOn(hosts, url))
        ? isAVideo
        : {
            en: `The shop only shows content from these sites, over https: ${hosts.join(', ')}.`,
            fr: `La boutique ne montre que ce qui vient de ces sites, par https : ${hosts.join(', ')}.`,
          },
  )

/** `attribute` of the first `tag` in the HTML must be an address of a listed host. */
export const htmlRule = (
  tag: 'iframe' | 'form',
  attribute: 'src' | 'action',
  hosts: readonly string[],
  isAsked: (block: unknown) => boolean = () => true,
) =>
  fieldRule((value, { siblingData }) => {
    if (!isAsked(siblingData)) return undefined
    const texts = writtenTexts(value)
    if (texts.some((text) => text.length > LONGEST_EMBED)) return tooLong
    const inTag = new RegExp(`<${tag}\\b[^>]*?\\s${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    const isListed = (text: string) => {
      const [, double, single, bare] = inTag.exec(text) ?? []
      return addressOn(hosts, (double ?? single ?? bare ?? '').replaceAll('&amp;', '&')) !== undefined
    }
    if (texts.every(isListed)) return undefined
    return {
      en: `Paste the embed code: a <${tag}> whose ${attribute} is an https address of ${hosts.join(', ')}. The rest is discarded.`,
      fr: `Collez le code d’intégration : un <${tag}> dont ${attribute} est une adresse https de ${hosts.join(', ')}. Le reste est retiré.`,
    }
  })
