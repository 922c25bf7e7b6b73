'use client'
import { useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { decoded } from '../../domain/decoded.ts'
import { localeOr } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

/** Where it is in the shop, as menus and buttons write it; nothing before it is saved in the form’s language. */
export function ShopAddress() {
  const { previewURL } = useLivePreviewContext()
  const locale = localeOr(useTranslation().i18n.language)
  if (!previewURL) return null
  const { pathname, searchParams } = new URL(previewURL, 'https://shop.invalid')
  // The link to a draft is signed, and names the page.
  const address = searchParams.get('to') ?? decoded(pathname) ?? pathname
  return (
    <div className="field-type">
      <div className="field-label">{staffText(locale, 'label_shopAddress')}</div>
      <a href={previewURL} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </a>
    </div>
  )
}
