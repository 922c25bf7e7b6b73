import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { Profile } from '../../domain/accounts/account-view.ts'
import { languageName, locales } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { SelectField, TextField } from '../../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import { Card } from './account-layout.tsx'
import { fieldError } from './account-words.ts'

export type ProfileFormProps = { profile: Profile; stores: readonly { slug: string; name: string }[]; answer?: AccountAnswer }

/** Name, language, favourite store; and the newsletter. */
export function ProfileForm({ profile, stores, answer }: ProfileFormProps) {
  const joined = profile.newsletter === 'confirmed'
  return (
    <>
      <Card heading={m.account_profile()}>
        <AccountForm intent="profile" submit={m.account_save()}>
          <TextField label={m.account_name()} name="name" autoComplete="name" defaultValue={profile.name} error={fieldError(answer, 'name')} required />
          <div>
            <p className="mb-1.5 font-semibold">{m.account_email()}</p>
            <p>{profile.email}</p>
          </div>
          <SelectField label={m.account_language()} name="locale" defaultValue={profile.locale} options={locales.map((locale) => ({ value: locale, name: languageName[locale] }))} />
          <SelectField label={m.account_store()} name="favouriteStore" defaultValue={profile.favouriteStore ?? ''} empty={m.account_no_store()} options={stores.map(({ slug, name }) => ({ value: slug, name }))} />
        </AccountForm>
      </Card>
      <Card heading={m.account_newsletter()}>
        <p className="mb-4">{joined ? m.account_newsletter_on() : profile.newsletter === 'pending' ? m.account_newsletter_pending() : m.account_newsletter_off()}</p>
        <AccountForm intent="newsletter" hidden={{ wanted: joined ? undefined : 'on' }} submit={joined ? m.account_newsletter_leave() : m.account_newsletter_join()} look={{ variant: 'secondary' }} />
      </Card>
    </>
  )
}
