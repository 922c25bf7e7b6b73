import { useId, useState } from 'react'
import { optionalGroups } from '../../domain/consent/consent.ts'
import type { ConsentChoice, ConsentGroup } from '../../domain/consent/optanon.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { consentNow } from '../analytics/consent-state.ts'
import { acceptAll, choose, refuseAll } from './choose.ts'

type Props = { locale: Locale; open: boolean; onClose(): void }

/**
 * Every group with its purpose, to be chosen individually; opened from the banner, and at any time from the footer of
 * any page (acceptance 148).
 */
export const ConsentPanel = ({ locale, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} heading={m.consent_choices()} closeLabel={m.shell_close()}>
    <Choices locale={locale} onDone={onClose} />
  </Dialog>
)

// Mounted with each opening, so it begins with what holds then.
function Choices({ locale, onDone }: { locale: Locale; onDone(): void }) {
  const [{ choice: choices, gpc }] = useState(consentNow)
  const [choice, setChoice] = useState<ConsentChoice>(choices)
  const done = (act: () => void) => () => {
    act()
    onDone()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        done(() => choose(choice, 'choose', locale))()
      }}
    >
      <p>{m.consent_panel_text()}</p>
      {gpc && <p className="mt-3 rounded-card bg-gold-pale p-3">{m.consent_gpc()}</p>}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        <Group group="C0001" checked />
        {optionalGroups.map((group) => (
          <Group
            key={group}
            group={group}
            checked={choice[group]}
            onChange={(granted) => setChoice({ ...choice, [group]: granted })}
          />
        ))}
      </ul>
      {/* In sight however many groups there are: none of the answers is harder to find. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid grid-cols-2 gap-2 border-t border-line bg-surface px-5 py-3">
        <Button variant="secondary" onClick={done(() => refuseAll(locale))}>
          {m.consent_refuse()}
        </Button>
        <Button variant="secondary" onClick={done(() => acceptAll(locale))}>
          {m.consent_accept()}
        </Button>
        <Button type="submit" className="col-span-2">
          {m.consent_save()}
        </Button>
      </div>
    </form>
  )
}

const words = {
  C0001: { name: m.consent_c1, text: m.consent_c1_text },
  C0002: { name: m.consent_c2, text: m.consent_c2_text },
  C0003: { name: m.consent_c3, text: m.consent_c3_text },
  C0004: { name: m.consent_c4, text: m.consent_c4_text },
  C0005: { name: m.consent_c5, text: m.consent_c5_text },
} satisfies Record<ConsentGroup, { name(): string; text(): string }>

/** Without `onChange` it cannot be refused. */
function Group({
  group,
  checked,
  onChange,
}: {
  group: ConsentGroup
  checked: boolean
  onChange?(granted: boolean): void
}) {
  const id = useId()
  const { name, text } = words[group]
  return (
    <li className="py-3">
      <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {name()}
        <span className="flex items-center gap-2">
          {!onChange && <span className="text-sm font-normal text-ink-soft">{m.consent_always()}</span>}
          <input
            id={id}
            type="checkbox"
            aria-describedby={`${id}-text`}
            checked={checked}
            disabled={!onChange}
            onChange={({ target }) => onChange?.(target.checked)}
            className="size-6 accent-spruce"
          />
        </span>
      </label>
      <p id={`${id}-text`} className="max-w-prose pr-12 text-sm text-ink-soft">
        {text()}
      </p>
    </li>
  )
}
