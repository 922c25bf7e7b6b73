import 'maplibre-gl/dist/maplibre-gl.css'
import { LngLatBounds, Map as TiledMap, Marker, NavigationControl, setWorkerUrl, type MapOptions } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef } from 'react'
import type { Point } from '../../domain/geo/point.ts'
import { m } from '../../paraglide/messages.js'
import type { StoresMapProps } from './map-props.ts'

setWorkerUrl(workerUrl)

type Props = Omit<StoresMapProps, 'locale'> & { styleUrl: string; onFail(): void }
type Pin = Point & { slug: string; name: string; href: string; isMine: boolean }
type Shown = { here?: Point; pins: Pin[] }

/** The stores on the map of the shop's own tile or style server. Its code comes with its first opening. */
export function TileMap({ styleUrl, stores, here, mine, hrefOf, onPick, onFail }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const picked = useRef(onPick)
  picked.current = onPick
  // As text: lists are new objects at every render, the map changes only with their content.
  const shown = JSON.stringify({
    here,
    pins: stores.map((store) => ({
      slug: store.slug,
      name: store.name,
      href: hrefOf(store),
      isMine: store.slug === mine,
      latitude: store.latitude,
      longitude: store.longitude,
    })),
  } satisfies Shown)
  useEffect(() => {
    if (!box.current) return
    const { here: from, pins } = JSON.parse(shown) as Shown
    const pick = (event: Event, slug: string) => {
      if (!picked.current) return
      event.preventDefault()
      picked.current([slug])
    }
    try {
      const map = mapIn(box.current, styleUrl, from ? [from, ...pins.slice(0, 2)] : pins, onFail)
      for (const pin of pins)
        new Marker({ element: markerLink(pin, pick) }).setLngLat([pin.longitude, pin.latitude]).addTo(map)
      return () => map.remove()
    } catch {
      // A browser without WebGL draws no map.
      onFail()
    }
  }, [styleUrl, shown, onFail])
  return <div ref={box} className="h-[22rem] w-full overflow-hidden rounded-card lg:h-[28rem]" />
}

function mapIn(container: HTMLElement, style: string, places: readonly Point[], onFail: () => void): TiledMap {
  const bounds = new LngLatBounds()
  for (const { longitude, latitude } of places) bounds.extend([longitude, latitude])
  const view: Partial<MapOptions> = bounds.isEmpty()
    ? { center: [-93, 52], zoom: 3 }
    : { bounds, fitBoundsOptions: { padding: 48, maxZoom: 12 } }
  const map = new TiledMap({ container, style, ...view, cooperativeGestures: true, locale: words() })
  map.addControl(new NavigationControl({ showCompass: false }))
  let drawn = false
  map.once('load', () => (drawn = true))
  // A tile that is missing is not a failure; a style that is, is.
  map.on('error', () => !drawn && onFail())
  return map
}

function markerLink({ slug, name, href, isMine }: Pin, pick: (event: Event, slug: string) => void): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.title = name
  link.setAttribute('aria-label', name)
  link.className = `block size-7 rounded-full border-[3px] border-white shadow-panel hover:bg-ink ${isMine ? 'bg-red' : 'bg-spruce'}`
  link.addEventListener('click', (event) => pick(event, slug))
  return link
}

/** MapLibre's own labels, in the language of the page. */
const words = () => ({
  'Map.Title': m.store_map_canvas(),
  'AttributionControl.ToggleAttribution': m.store_map_sources(),
  'NavigationControl.ZoomIn': m.store_map_zoom_in(),
  'NavigationControl.ZoomOut': m.store_map_zoom_out(),
  'CooperativeGesturesHandler.WindowsHelpText': m.store_map_scroll({ key: 'Ctrl' }),
  'CooperativeGesturesHandler.MacHelpText': m.store_map_scroll({ key: '⌘' }),
  'CooperativeGesturesHandler.MobileHelpText': m.store_map_fingers(),
})
