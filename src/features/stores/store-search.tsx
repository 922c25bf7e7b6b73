import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { serviceName } from './store-words.ts'
import type { StoreWishUI } from './use-store-wish.ts'

/**
 * Field, location and filters of the list of stores. Everything happens in the browser, so without JavaScript it is
 * not there.
 */
export function StoreSearch({ ui, services, status }: { ui: StoreWishUI; services: string[]; status: string }) {
  const fieldId = useId()
  const { wish, locating, locate, ask, toggle, setOpenNow } = ui
  return (
    <search aria-label={m.store_find()} className="noscript:hidden">
      <form onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={fieldId} className="block font-semibold">
          {m.store_find()}
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <input
            id={fieldId}
            type="search"
            value={wish.text}
            onChange={({ target }) => ask(target.value)}
            autoComplete="postal-code"
            enterKeyHint="search"
            className="h-11 min-w-[min(12rem,100%)] flex-1 rounded-card border border-line-strong bg-surface px-4 hover:border-ink"
          />
          <Button variant="secondary" size="sm" onClick={locate} aria-disabled={locating === 'asking' || undefined}>
            <Icon name="pin" size={18} />
            {locating === 'asking' ? m.store_near_me_asking() : m.store_near_me()}
          </Button>
        </div>
        <fieldset className="mt-3">
          <legend className="sr-only">{m.store_filters()}</legend>
          <div className="flex flex-wrap gap-2">
            <Chip
              label={m.store_filter_open()}
              checked={wish.openNow ?? false}
              onToggle={() => setOpenNow(!wish.openNow)}
            />
            <details className="group contents">
              <summary
                className={`${buttonLook({ variant: 'quiet', size: 'sm' })} cursor-pointer list-none font-medium [&::-webkit-details-marker]:hidden`}
              >
                {m.store_filter_more()}
                {wish.services.length > 0 && ` (${wish.services.length})`}
                <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
              </summary>
              <div className="mt-1 flex basis-full flex-wrap gap-2">
                {services.map((service) => (
                  <Chip
                    key={service}
                    label={serviceName(service)}
                    checked={wish.services.includes(service)}
                    onToggle={() => toggle(service)}
                  />
                ))}
              </div>
            </details>
          </div>
        </fieldset>
      </form>
      {locating === 'failed' && (
        <p role="alert" className="mt-3 border-l-4 border-red bg-red-pale px-3 py-2 text-sm text-red-deep">
          {m.store_near_me_failed()}
        </p>
      )}
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {status}
      </p>
    </search>
  )
}

const Chip = ({ label, checked, onToggle }: { label: string; checked: boolean; onToggle(): void }) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-card border border-line-strong bg-surface px-3 text-sm font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 lg:min-h-9">
    <input type="checkbox" checked={checked} onChange={onToggle} className="sr-only" />
    {checked && <Icon name="check" size={16} />}
    {label}
  </label>
)
