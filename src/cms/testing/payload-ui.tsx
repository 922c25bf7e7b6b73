import { useState, type MouseEvent, type ReactNode } from 'react'
import { vi } from 'vitest'

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
const config = { config: { routes: { api: '/admin/api' }, collections: [], globals: [] } }
export const useConfig = () => config
let info: { id?: number; collectionSlug?: string; data: object } = { data: {} }
/** Which document the form is of. */
export const opened = (document: typeof info) => void (info = document)
export const useDocumentInfo = () => info

type FieldState = { value?: unknown; errorMessage?: string }
let stored: FieldState = {}
/** What the form has of the field that is shown. */
export const filled = (state: FieldState) => void (stored = state)
export function useField() {
  const [value, setValue] = useState(stored.value)
  const { errorMessage } = stored
  return { value, setValue, showError: errorMessage !== undefined, errorMessage, disabled: false }
}
type LabelProps = { htmlFor: string; label: string }
export const FieldLabel = ({ htmlFor, label }: LabelProps) => <label htmlFor={htmlFor}>{label}</label>
export const FieldError = ({ message }: { message?: string }) => message && <p>{message}</p>
export const FieldDescription = ({ description }: { description?: unknown }) =>
  typeof description === 'string' && <p>{description}</p>
type Option = { value: string; label: string }
type SelectProps = {
  inputId: string
  options: Option[]
  isLoading?: boolean
  value?: Option | Option[]
  onChange(picked: Option): void
  onInputChange?(typed: string): void
}
export const ReactSelect = ({ inputId, options, isLoading, value, onChange, onInputChange }: SelectProps) => (
  <>
    <input id={inputId} onChange={(event) => onInputChange?.(event.target.value)} />
    <output aria-busy={isLoading}>{[value ?? []].flat().map(({ label }) => label)}</output>
    {options.map((option) => (
      <button key={option.value} type="button" onClick={() => onChange(option)}>
        {option.label}
      </button>
    ))}
  </>
)

type Form = { fields: object; modified: boolean }
let form: Form = { fields: {}, modified: false }
/** What the form has of all its fields, and whether they were changed. */
export const typedInto = (state: Form) => void (form = state)
export const useAllFormFields = () => [form.fields]
export const useFormModified = () => form.modified
const toForm = { createFormData: async () => new FormData(), dispatchFields: vi.fn() }
export const useForm = () => toForm
const account = { user: { collection: 'users', role: 'administrator' } }
/** Who reads; an administrator by default. */
export const signedIn = (user: { role: string }) => void (account.user = { collection: 'users', ...user })
export const useAuth = () => account
const language = { code: 'fr' }
export const useLocale = () => language
export const useListQuery = () => ({ data: { totalDocs: 17_802 } })
export const toast = { error: vi.fn() }
