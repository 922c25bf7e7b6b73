import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { Profile } from '../../domain/accounts/account-view.ts'
import { languageName, locales } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useLacks } from '../../ui/lacks.ts'
import { AccountForm } from './account-form.tsx'
import { Card } from './account-layout.tsx'
import { fieldError } from './account-words.ts'
import { CurrentPassword } from './current-password.tsx'

export type ProfileFormProps = {
  profile: Profile
  stores: readonly { slug: string; name: string }[]
  answer?: AccountAnswer
}

/** How it is with the newsletter, and what the button does about it. */
const newsletterWords = {
  none: { is: m.account_newsletter_off, change: m.account_newsletter_join },
  pending: { is: m.account_newsletter_pending, change: m.account_newsletter_again },
  confirmed: { is: m.account_newsletter_on, change: m.account_newsletter_leave },
  unsubscribed: { is: m.account_newsletter_off, change: m.account_newsletter_join },
} satisfies Record<Profile['newsletter'], { is(): string; change(): string }>

/** Name, language, favourite store; the address, and the newsletter. */
export function ProfileForm({ profile, stores, answer }: ProfileFormProps) {
  const hasNoStores = useLacks('stores')
  const newsletter = newsletterWords[profile.newsletter]
  const joined = profile.newsletter === 'confirmed'
  return (
    <>
      <Card heading={m.account_details()}>
        <AccountForm intent="profile" submit={m.account_save()}>
          <TextField
            label={m.account_name()}
            name="name"
            autoComplete="name"
            defaultValue={profile.name}
            error={fieldError(answer, 'name')}
            required
          />
          <SelectField
            label={m.account_language()}
            name="locale"
            defaultValue={profile.locale}
            options={locales.map((locale) => ({ value: locale, name: languageName[locale] }))}
          />
          {!hasNoStores && (
            <SelectField
              label={m.account_store()}
              name="favouriteStore"
              defaultValue={profile.favouriteStore ?? ''}
              empty={m.account_no_store()}
              options={stores.map(({ slug, name }) => ({ value: slug, name }))}
            />
          )}
        </AccountForm>
      </Card>
      <Card heading={m.account_email()}>
        <p className="mb-4 break-words">{profile.email}</p>
        <Disclosure
          title={m.account_email_change()}
          defaultOpen={answer?.ok === false && (answer.field === 'email' || answer.field === 'current')}
        >
          <AccountForm
            intent="email"
            submit={m.account_email_change()}
            look={{ variant: 'secondary' }}
            className="space-y-5 pt-2"
          >
            <TextField
              label={m.account_email_new()}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              hint={m.account_email_new_hint()}
              error={fieldError(answer, 'email')}
              required
            />
            <CurrentPassword answer={answer} required />
          </AccountForm>
        </Disclosure>
      </Card>
      <Card heading={m.account_newsletter()}>
        <p className="mb-4">{newsletter.is()}</p>
        <AccountForm
          intent="newsletter"
          hidden={{ wanted: joined ? undefined : 'on' }}
          submit={newsletter.change()}
          look={{ variant: 'secondary' }}
          inPlace
        />
      </Card>
    </>
  )
}
