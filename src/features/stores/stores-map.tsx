import type { StoresMapProps } from './map-props.ts'
import { CanadaMap } from './stores-canada-map.tsx'
import { LiveMap } from './live-map.tsx'

/** The stores on a map: the drawn one, with the way to the detailed one where the shop has a tile server. */
export function StoresMap({ styleUrl, ...map }: StoresMapProps & { styleUrl?: string }) {
  const drawn = <CanadaMap {...map} />
  return styleUrl ? <LiveMap {...map} styleUrl={styleUrl} drawn={drawn} /> : drawn
}
