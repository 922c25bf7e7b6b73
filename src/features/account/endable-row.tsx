import { AccountForm } from './account-form.tsx'

type Props = {
  title: string
  detail: string
  /** What ends it; undefined for what cannot be ended here. */
  end?: { intent: string; id: string; submit: string; label: string }
}

/** Something that may act in the account, with the button that ends it. */
export const EndableRow = ({ title, detail, end }: Props) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-sm text-ink-soft">{detail}</p>
    </div>
    {end && (
      <AccountForm
        intent={end.intent}
        hidden={{ id: end.id }}
        submit={end.submit}
        label={end.label}
        inPlace
        look={{ variant: 'danger', size: 'sm' }}
        // On a line of its own its words begin where the others do.
        className="max-sm:-ml-3"
      />
    )}
  </li>
)
