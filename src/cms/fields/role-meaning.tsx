'use client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import { localeOr } from '../../domain/locale.ts'
import { roleOf, type Role } from '../access/permissions.ts'
import { namesOf, staffText } from '../staff-words.ts'

const meaningOf = namesOf('role')

/** What the role that is chosen in the form may do. */
export function RoleMeaning() {
  const locale = localeOr(useTranslation().i18n.language)
  const chosen = useFormFields(([fields]) => fields.role?.value)
  const role: Role | undefined = roleOf({ role: chosen })
  return (
    <div className="field-description" aria-live="polite">
      {role && staffText(locale, meaningOf(role))}
    </div>
  )
}
