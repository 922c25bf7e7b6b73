import type { MouseEvent, ReactNode } from 'react'

/** What our parts of the admin take of Payload's, as plain as it can be: `vi.mock('@payloadcms/ui', …)` loads it. */
type ButtonProps = {
  children?: ReactNode
  disabled?: boolean
  el?: string
  url?: string
  onClick?(event: MouseEvent<HTMLButtonElement>): void
}
export const Button = ({ children, disabled, el, url, onClick }: ButtonProps) =>
  el === 'anchor' ? (
    <a href={url}>{children}</a>
  ) : (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  )

const translation = { i18n: { language: 'en' } }
export const useTranslation = () => translation
const config = { config: { routes: { api: '/admin/api' } } }
export const useConfig = () => config
let info: { id?: number; collectionSlug?: string; data: object } = { data: {} }
/** Which document the form is of. */
export const opened = (document: typeof info) => void (info = document)
export const useDocumentInfo = () => info
