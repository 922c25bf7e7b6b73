import type { FieldHook, TextField } from 'payload'
import { localeOf } from '../locale-of.ts'
import { fieldRefusal } from '../field-refusal.ts'
import { staffText } from '../staff-words.ts'
import { locales, otherLocale, type Locale } from '../../domain/locale.ts'

/** The language beside the one that is written; none where all are written at once. */
export const otherOf = (locale: unknown): Locale | undefined => {
  const own = locales.find((each) => each === locale)
  return own && otherLocale(own)
}

/** What was written for the other language is stored as that language’s text, in the same save. */
const writeOther =
  (name: string): FieldHook =>
  ({ value, req, siblingDocWithLocales }) => {
    const other = otherOf(req.locale)
    if (other && siblingDocWithLocales && typeof value === 'string')
      siblingDocWithLocales[name] = {
        ...(siblingDocWithLocales[name] as object | undefined),
        [other]: value.trim() || null,
      }
  }

/**
 * A text that is there may be changed, not emptied, as that of the form's own language: pages and products were
 * published with it.
 */
const refuseEmptied: FieldHook = ({ value, req, siblingData, siblingDocWithLocales }) => {
  const other = otherOf(req.locale)
  const stored = siblingDocWithLocales?.alt as Partial<Record<Locale, string | null>> | undefined
  if (!other || typeof value !== 'string' || value.trim() || siblingData.decorative === true) return
  if (stored?.[other]?.trim())
    throw fieldRefusal(req, 'media', [{ path: 'otherAlt', message: staffText(localeOf(req), 'refusal_alt') }])
}

const unlisted = { disableBulkEdit: true, disableListColumn: true, disableListFilter: true } as const

/** The other language’s text beside a localized one, for a form that knows both at once. Nobody sees the field. */
export const otherText = (name: string, of: string): TextField => ({
  name,
  type: 'text',
  virtual: true,
  hooks: { beforeChange: [writeOther(of)] },
  admin: { ...unlisted, hidden: true },
})

/**
 * The other language’s text alternative, in the form of one language: whoever uploads a picture writes both at once. It
 * is stored as the `alt` of that language, and what reads a picture adds it (server/media/show-other-alt.ts).
 */
export const otherAlt = (): TextField => ({
  ...otherText('otherAlt', 'alt'),
  hooks: { beforeChange: [refuseEmptied, writeOther('alt')] },
  admin: {
    ...unlisted,
    // Payload shows what it does not store as read-only.
    readOnly: false,
    condition: (_, sibling) => sibling?.decorative !== true,
    components: { Field: '/src/cms/fields/other-alt-input.tsx#OtherAltInput' },
  },
})
