import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { StoresMapProps } from './map-props.ts'

const TileMap = lazyPart(async () => (await import('./tile-map.tsx')).TileMap)

/** The drawn map, and on request the detailed one of the shop's tile server: nothing is asked of it before. */
export function LiveMap({ drawn, ...map }: StoresMapProps & { styleUrl: string; drawn: ReactNode }) {
  const [state, setState] = useState<'drawn' | 'live' | 'failed'>('drawn')
  const fail = useCallback(() => setState('failed'), [])
  return (
    <>
      {state === 'live' ? (
        <Suspense fallback={drawn}>
          <TileMap {...map} onFail={fail} />
        </Suspense>
      ) : (
        drawn
      )}
      {state !== 'live' && (
        <Button variant="secondary" size="sm" className="mt-3 noscript:hidden" onClick={() => setState('live')}>
          {m.store_map_live()}
        </Button>
      )}
      <p role="status" className="mt-2 text-sm text-red-deep">
        {state === 'failed' && m.store_map_failed()}
      </p>
    </>
  )
}
