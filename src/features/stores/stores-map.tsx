import type { StoresMapProps } from './map-props.ts'
import type { Point } from '../../domain/geo/point.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ListedStore } from '../../domain/stores/listed-store.ts'
import { CanadaMap } from './stores-canada-map.tsx'
import { LiveMap } from './live-map.tsx'

/** The stores on a map: the drawn one, with the way to the detailed one where the shop has a tile server. */
export function StoresMap({ styleUrl, ...map }: StoresMapProps & { styleUrl?: string }) {
  const drawn = <CanadaMap {...map} />
  return styleUrl ? <LiveMap {...map} styleUrl={styleUrl} drawn={drawn} /> : drawn
}
