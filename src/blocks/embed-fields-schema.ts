import { addressOn, formHosts, isVideoAddress, videoHosts } from '../domain/content/embed-hosts.ts'
import { playerOfAddress } from '../domain/content/video-address.ts'
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

/** Whether `attribute` of the first `tag` in the HTML is an address of a listed host. */
function isListed(
  html: string,
  tag: 'iframe' | 'form',
  attribute: 'src' | 'action',
  hosts: readonly string[],
): boolean {
  const inTag = new RegExp(`<${tag}\\b[^>]*?\\s${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
  const [, double, single, bare] = inTag.exec(html) ?? []
  return addressOn(hosts, (double ?? single ?? bare ?? '').replaceAll('&amp;', '&')) !== undefined
}

export const formRule = fieldRule((value) => {
  const texts = writtenTexts(value)
  if (texts.some((text) => text.length > LONGEST_EMBED)) return tooLong
  if (texts.every((text) => isListed(text, 'form', 'action', formHosts))) return undefined
  return {
    en: `Paste the embed code: a <form> whose action is an https address of ${formHosts.join(', ')}. The rest is discarded.`,
    fr: `Collez le code d’intégration\u00a0: un <form> dont action est une adresse https de ${formHosts.join(', ')}. Le reste est retiré.`,
  }
})

/** A video is its address on YouTube or Vimeo, or the code of its player; without either its block would be left out. */
export const videoRule = (isAsked: (block: unknown) => boolean) =>
  fieldRule((value, { siblingData }) => {
    if (!isAsked(siblingData)) return undefined
    const texts = writtenTexts(value)
    if (texts.some((text) => text.length > LONGEST_EMBED)) return tooLong
    const isPlayed = (text: string) =>
      playerOfAddress(text) !== undefined || isListed(text, 'iframe', 'src', videoHosts)
    if (texts.length > 0 && texts.every(isPlayed)) return undefined
    return {
      en: 'Paste the address of a video on YouTube or Vimeo, or its embed code (<iframe>).',
      fr: 'Collez l’adresse d’une vidéo sur YouTube ou Vimeo, ou son code d’intégration (<iframe>).',
    }
  })
