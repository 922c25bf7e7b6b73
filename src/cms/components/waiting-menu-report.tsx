'use client'
import type { WaitingMenu } from '../../domain/navigation/menu.ts'

type Props = { name: string; waiting: WaitingMenu; busy: boolean; publish: () => void }

/** What waits to be published in a menu: what changes, what goes, and every URL that leads nowhere; with those it cannot be published. */
export function WaitingMenuReport({ name, waiting: { changed, removed, dead, preview }, busy, publish }: Props) {
  if (changed.length + removed.length === 0) return null
  return (
    <div style={{ borderInlineStart: '4px solid var(--theme-warning-500)', paddingInlineStart: '1rem', marginBlock: '0.75rem' }}>
      <p style={{ margin: 0 }}>
        {changed.length > 0 && <>Waits to be published: {changed.join(', ')}. </>}
        {removed.length > 0 && <>Goes when the menu is published: {removed.join(', ')}. </>}
        Shoppers see the menu as it was.
      </p>
      {dead.length > 0 && (
        <>
          <p style={{ marginBlock: '0.5rem 0' }}>These URLs lead nowhere in the {name} shop. Mend them, then the menu can be published:</p>
          <ul style={{ marginBlock: 0 }}>
            {dead.map(({ item, url }, at) => (
              <li key={at}>
                {item}: <code>{url || 'no URL'}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        <a href={preview} target="_blank" rel="noreferrer" className="btn btn--style-secondary btn--size-small">
          Preview the {name} menu
        </a>
        {dead.length === 0 && (
          <button type="button" disabled={busy} onClick={publish} className="btn btn--style-primary btn--size-small">
            Publish the {name} menu
          </button>
        )}
      </div>
    </div>
  )
}
