import { onlyIf, writtenTexts } from '../field-rule.ts'
import type { Both } from '../locale.ts'

const badLink: Both = {
  en: 'Enter a path of the shop, such as /stores, or an address that begins with https://, mailto: or tel:.',
  fr: 'Écrivez un chemin de la boutique, comme /magasins, ou une adresse qui commence par https://, mailto: ou tel:.',
}

/**
 * Whether a text may be what a button leads to. Paths of this shop, places on its page, and other sites by their whole
 * address; no other scheme, such as `data:`, and no `//host`, which only looks like a path. Browsers read `\` as
 * `/`, and leave line breaks and tabs out.
 */
export const isEditorLink = (text: string): boolean =>
  /^(\/(?![/\\])|[#?]|https?:\/\/[^/\\]|mailto:.|tel:.)/i.test(text.trim()) && !/[\t\r\n]/.test(text.trim())

/** The rule of a field that holds a link, in all its languages. */
export const editorLinkRule = onlyIf((value) => writtenTexts(value).every(isEditorLink), badLink)

/** As above, of a field that may not be empty. */
export const requiredEditorLinkRule = onlyIf(
  (value) => writtenTexts(value).length > 0 && writtenTexts(value).every(isEditorLink),
  badLink,
)
